#!/usr/bin/env bash
# Renders the sample game in parts with GNU parallel and with a Slurm of one node on this machine, and compares the
# frames with a render in one piece. What is not installed is said and left out (Debian: parallel; slurmd slurmctld
# slurm-client munge). The Slurm part needs root: it starts munged, slurmctld and slurmd on the loopback and ends them.
set -euo pipefail
cd "$(dirname "$0")/../.."

export CAIRN=${CAIRN:-$PWD/.build/release/cairn}
work=$(mktemp -d)
chmod 755 "$work"
started=()
finish() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  # They save their state when they end, and must not find the folder gone.
  for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap finish EXIT

scene=(score-chart --data "$PWD/Samples/Data/basketball-playoff-game-2.csv" --size 480x270 --frames 0-119)
"$CAIRN" render "${scene[@]}" -o "$work/whole" -q

compare() {
  diff -r --exclude='.*' "$work/whole" "$work/$1" >/dev/null || { echo "error: $1 made other frames" >&2; exit 1; }
  echo "$1: $(ls "$work/$1" | wc -l) frames, equal to the render in one piece" >&2
}

if command -v parallel >/dev/null; then
  Scripts/farm/parallel.sh 5 --workers 2 -- "${scene[@]}" -o "$work/parallel" -q
  compare parallel
else
  echo "parallel: not installed" >&2
fi

if ! command -v slurmctld >/dev/null || ! command -v slurmd >/dev/null || ! command -v munged >/dev/null; then
  echo "slurm: not installed" >&2
elif [ "$(id -u)" -ne 0 ]; then
  echo "slurm: needs root" >&2
else
  host=$(hostname -s)
  mkdir -p "$work/state" "$work/spool" "$work/munge"
  chmod 700 "$work/munge"
  (umask 077 && head -c 1024 /dev/urandom >"$work/munge/key")
  munged --foreground --force --key-file "$work/munge/key" --socket "$work/munge.socket" --pid-file "$work/munge/pid" \
    --log-file "$work/munge/log" --seed-file "$work/munge/seed" >/dev/null 2>&1 &
  started+=($!)
  cat >"$work/slurm.conf" <<CONF
ClusterName=loopback
SlurmctldHost=$host(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
SlurmUser=root
SlurmctldPort=16817
SlurmdPort=16818
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF=$work/slurm.conf
  sleep 1
  slurmctld -D -f "$SLURM_CONF" >/dev/null 2>&1 &
  started+=($!)
  sleep 2
  slurmd -D -f "$SLURM_CONF" >/dev/null 2>&1 &
  started+=($!)
  for _ in $(seq 30); do
    sinfo --noheader --format=%T 2>/dev/null | grep -q idle && break
    sleep 1
  done
  # --wait ends with the array, and with its exit code.
  sbatch --wait --array=1-4 --output="$work/slurm-%a.log" Scripts/farm/slurm.sbatch "${scene[@]}" -o "$work/slurm" || {
    tail -n 20 "$work"/slurm*.log "$work"/slurmctld.log >&2
    exit 1
  }
  compare slurm
fi

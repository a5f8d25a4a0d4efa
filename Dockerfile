# The command cairn on a small Debian: docker build -t cairn . && docker run --rm -v "$PWD:/work" cairn still scene.caml -o one.png
FROM swift:6.3-bookworm AS build
WORKDIR /cairn
COPY . .
RUN Scripts/bootstrap.sh && swift build -c release --product cairn --static-swift-stdlib \
  && install -s "$(swift build -c release --static-swift-stdlib --show-bin-path)/cairn" /usr/local/bin/cairn

FROM debian:12-slim
# What the command loads, a font to set texts in, and ffmpeg for clips: --build-arg CLIPS= leaves that out, and with it most of
# the image; frames and raw video need it not.
ARG CLIPS=ffmpeg
RUN apt-get update \
  && apt-get install -y --no-install-recommends libpangocairo-1.0-0 libturbojpeg0 fonts-dejavu-core $CLIPS \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local/bin/cairn /usr/local/bin/cairn
WORKDIR /work
ENTRYPOINT ["cairn"]

// The page a cost report is shown on: markup, looks and script in one text, nothing loaded from elsewhere.

/// The template of the report page.
enum RunReportPage {
  static let template = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><!--title--></title>
    <style>
    :root { color-scheme: light dark; --ink: #1c2126; --soft: #68727c; --line: #d9dee3; --ground: #fff; --panel: #f6f8f9;
      --work: #2f6fb4; --late: #c2382e; --good: #23855b; --warn: #b37400; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6eaee; --soft: #97a2ad; --line: #343c44; --ground: #14181c;
      --panel: #1c2228; --work: #6aa5e3; --late: #f0796f; --good: #57be90; --warn: #e0ac44; } }
    * { box-sizing: border-box }
    body { margin: 0 auto; padding: 24px; max-width: 1120px; background: var(--ground); color: var(--ink);
      font: 14px/1.5 system-ui, sans-serif }
    h1 { font-size: 22px; margin: 0 } h2 { font-size: 15px; margin: 32px 0 8px }
    p { margin: 4px 0; color: var(--soft) }
    svg { display: block; width: 100%; height: auto }
    .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 12px; margin-top: 16px }
    .card { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px }
    .card b { font-size: 20px; display: block; font-variant-numeric: tabular-nums }
    .good { color: var(--good) } .warning { color: var(--warn) } .critical { color: var(--late) }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
    th, td { text-align: right; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top }
    th { color: var(--soft); font-weight: 600; cursor: pointer; white-space: nowrap }
    th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; min-width: 160px }
    .words th, .words td { text-align: left; cursor: auto }
    .wide { overflow-x: auto } .note { color: var(--late) }
    .shots { display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0 } figcaption { color: var(--soft) }
    figure img { display: block; max-width: 240px; border: 1px solid var(--line);
      background: repeating-conic-gradient(#0002 0 25%, #0000 0 50%) 0 0 / 16px 16px }
    .text { fill: var(--soft); color: var(--soft); font-size: 11px }
    .over { fill: var(--ink); paint-order: stroke; stroke: var(--ground); stroke-width: 4px }
    </style>
    </head>
    <body>
    <h1><!--title--></h1>
    <p id="about"></p>
    <div class="cards" id="cards"></div>
    <h2>Work of each frame against the budget</h2>
    <div id="timeline"></div>
    <p>Resolving, planning and drawing. The lines are a display's 16.67 ms (60 Hz) and 8.33 ms (120 Hz).</p>
    <div id="findings"></div>
    <div id="advice"></div>
    <h2>Offscreen passes by reason</h2>
    <div class="wide"><table id="passes"></table></div>
    <h2>Rasterize cache</h2>
    <div id="cache"></div>
    <p>Hits above the line, misses below: what Cairn did; dots where Core Animation's compositor would miss.</p>
    <h2>Layers by cost</h2>
    <div class="wide"><table id="layers"></table></div>
    <h2>The frames with the most work</h2>
    <div class="shots" id="shots"></div>
    <!--data-->
    <script>
    "use strict";
    const read = id => JSON.parse(document.getElementById(id).textContent);
    const report = read("report"), thumbnails = read("thumbnails");
    const at = id => document.getElementById(id);
    const escape = text => String(text).replace(/[&<>"]/g, c => "&#" + c.charCodeAt(0) + ";");
    const ms = (value, digits = 2) => value.toFixed(digits) + " ms";
    const whole = value => Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, "\u2009");
    const size = bytes => bytes >= 1e9 ? (bytes / 1e9).toFixed(1) + " GB"
      : bytes >= 1e6 ? (bytes / 1e6).toFixed(1) + " MB" : bytes >= 1e3 ? (bytes / 1e3).toFixed(1) + " kB" : bytes + " B";
    const work = frame => frame.milliseconds.resolve + frame.milliseconds.plan + frame.milliseconds.raster;
    const frames = report.frames, totals = report.totals;

    at("about").textContent = `${report.size[0]} × ${report.size[1]} pixels, ${frames.length} frames at `
      + `${report.framesPerSecond} a second, ${report.jobs} worker${report.jobs === 1 ? "" : "s"}; Cairn ${report.cairn}`;

    const card = (title, value, text, kind = "") =>
      `<div class="card"><p>${title}</p><b class="${kind}">${value}</b><p>${text}</p></div>`;
    at("cards").innerHTML = report.budgets.map(b => card(
      `${b.framesPerSecond} Hz: frames within ${b.milliseconds.toFixed(2)} ms`, `${b.fitting} of ${b.frames}`,
      `<span class="${b.verdict}">hitches ${b.hitchMillisecondsPerSecond.toFixed(1)} ms/s (${b.verdict})</span>; half within `
      + `${ms(b.percentiles["50"])}, 95 % within ${ms(b.percentiles["95"])}, worst ${ms(b.worst)} (frame ${b.worstFrame})`,
      b.verdict)).join("")
      + card("Offscreen passes, as Core Animation makes them", whole(sum(totals.passes.modelled)),
        `${whole(sum(totals.passes.executed))} made by Cairn; ${size(totals.passBytes.modelled)} of surfaces`)
      + card("Rasterize cache", `${totals.cache.hits} hits, ${totals.cache.misses} misses`,
        `on Core Animation: ${totals.modelledCache.hits} hits, ${totals.modelledCache.misses} misses`);
    // Not Math.max(...values): a long render has more frames than a call takes arguments.
    function most(values, least) { return values.reduce((a, b) => Math.max(a, b), least) }
    function sum(object) { return Object.values(object).reduce((a, b) => a + b, 0) }

    const width = 1070;
    const step = frames.length ? width / frames.length : width;
    function timeline() {
      const height = 220, values = frames.map(work);
      const top = most(values, 18) * 1.05, y = value => height - value / top * height;
      let bars = "";
      frames.forEach((frame, i) => {
        const color = values[i] > 1000 / 60 ? "var(--late)" : values[i] > 1000 / 120 ? "var(--warn)" : "var(--work)";
        bars += `<rect x="${i * step}" y="${y(values[i])}" width="${Math.max(step * 0.86, 0.5)}"`
          + ` height="${height - y(values[i])}" fill="${color}"><title>frame ${frame.index}, ${frame.time.toFixed(3)} s: `
          + `${ms(values[i])}${frame.repeated ? ", repeats" : ""}</title></rect>`;
      });
      const line = (value, text) => `<line x1="0" x2="${width}" y1="${y(value)}" y2="${y(value)}" stroke="var(--soft)"`
        + ` stroke-dasharray="5 4"/><text class="text over" x="${width - 4}" y="${y(value) - 4}" text-anchor="end">${text}</text>`;
      at("timeline").innerHTML = `<svg viewBox="0 0 ${width} ${height + 20}">${bars}`
        + line(1000 / 60, "16.67 ms") + line(1000 / 120, "8.33 ms")
        + `<line x1="0" x2="${width}" y1="${height}" y2="${height}" stroke="var(--line)"/>`
        + `<text class="text" x="0" y="${height + 15}">frame ${frames.length ? frames[0].index : 0}</text>`
        + `<text class="text" x="${width}" y="${height + 15}" text-anchor="end">frame `
        + `${frames.length ? frames[frames.length - 1].index : 0}</text></svg>`;
    }
    timeline();

    function cache() {
      if (!frames.some(f => f.cache.hits + f.cache.misses + f.modelledCache.misses > 0)) {
        at("cache").innerHTML = "<p>No layer asks for shouldRasterize.</p>";
        return;
      }
      const half = 50, top = most(frames.map(f => Math.max(f.cache.hits, f.cache.misses)), 1);
      let bars = "";
      frames.forEach((f, i) => {
        const hit = f.cache.hits / top * half, miss = f.cache.misses / top * half, x = i * step;
        const box = (y, h, color) => h ? `<rect x="${x}" y="${y}" width="${Math.max(step * 0.86, 0.5)}" height="${h}"`
          + ` fill="${color}"><title>frame ${f.index}: ${f.cache.hits} hits, ${f.cache.misses} misses</title></rect>` : "";
        bars += box(half - hit, hit, "var(--good)") + box(half, miss, "var(--late)");
        if (f.modelledCache.misses) bars += `<circle cx="${x + step / 2}" cy="${half * 2 + 8}" r="2" fill="var(--late)"/>`;
      });
      at("cache").innerHTML = `<svg viewBox="0 0 ${width} ${half * 2 + 14}">${bars}`
        + `<line x1="0" x2="${width}" y1="${half}" y2="${half}" stroke="var(--line)"/></svg>`;
    }
    cache();

    const reasons = [...new Set([...Object.keys(totals.passes.modelled), ...Object.keys(totals.passes.executed)])].sort();
    const spent = {};
    for (const layer of report.layers)
      for (const [reason, value] of Object.entries(layer.passMilliseconds)) spent[reason] = (spent[reason] || 0) + value;
    at("passes").innerHTML = reasons.length
      ? "<tr><th>reason<th>modelled<th>executed<th>a frame<th>ms in all<th>ms a pass</tr>" + reasons.map(reason => {
        const modelled = totals.passes.modelled[reason] || 0, executed = totals.passes.executed[reason] || 0;
        return `<tr><td>${reason}<td>${whole(modelled)}<td>${whole(executed)}<td>`
          + `${(modelled / Math.max(frames.length, 1)).toFixed(2)}<td>${spent[reason] ? spent[reason].toFixed(2) : "–"}`
          + `<td>${spent[reason] && executed ? (spent[reason] / executed).toFixed(3) : "–"}</tr>`;
      }).join("") : "<tr><td>No offscreen passes.</tr>";

    const columns = [
      ["layer", l => l.path, l => `${escape(l.path)}<br><span class="text">${escape(l.class)}</span>`],
      ["ms", l => l.milliseconds, l => l.milliseconds.toFixed(2)],
      ["ms/frame", l => l.milliseconds, l => (l.milliseconds / Math.max(frames.length, 1)).toFixed(3)],
      ["modelled passes", l => sum(l.passes.modelled), l => list(l.passes.modelled)],
      ["executed", l => sum(l.passes.executed), l => list(l.passes.executed)],
      ["bytes", l => l.passBytes.modelled, l => l.passBytes.modelled ? size(l.passBytes.modelled) : "–"],
      ["deep", l => l.passDepth.modelled, l => l.passDepth.modelled || "–"],
      ["hits", l => l.cache.hits, l => l.cache.hits || "–"],
      ["misses", l => l.cache.misses, l => l.cache.misses || "–"],
      ["saved ms", l => l.cacheMilliseconds.saved, l => l.cacheMilliseconds.filling ? l.cacheMilliseconds.saved.toFixed(1) : "–"],
      ["pixels", l => l.pixels, l => whole(l.pixels)],
    ];
    const list = object => Object.entries(object).map(([name, count]) => `${name} ${count}`).join("<br>") || "–";
    let order = report.profiled ? 1 : 3;
    function layers() {
      const key = columns[order][1];
      const rows = [...report.layers].sort((a, b) => order ? key(b) - key(a) : key(a) < key(b) ? -1 : 1);
      at("layers").innerHTML = "<tr>" + columns.map((c, i) => `<th data-column="${i}">${c[0]}${i === order ? " ▾" : ""}`)
        .join("") + "</tr>" + rows.map(l => "<tr>" + columns.map(c => `<td>${c[2](l)}`).join("") + "</tr>").join("");
      for (const head of at("layers").querySelectorAll("th"))
        head.onclick = () => { order = Number(head.dataset.column); layers(); };
    }
    layers();

    if (report.findings.length)
      at("findings").innerHTML = "<h2>Findings</h2>"
        + report.findings.map(f => `<p class="note">${escape(f.path)}: ${escape(f.text)}</p>`).join("");
    if (report.advice)
      at("advice").innerHTML = "<h2>Advice, measured</h2>" + (report.advice.length
        ? `<div class="wide"><table class="words"><tr><th>layer<th>change<th>effect<th>pixels</tr>` + report.advice.map(a =>
          `<tr><td>${escape(a.path)}<td>${escape(a.change)}<td>${escape(a.effect)}<td>${escape(a.pixels)}</tr>`).join("")
          + "</table></div>" : "<p>Nothing to try.</p>");
    at("shots").innerHTML = thumbnails.map(t => `<figure><img alt="frame ${t.index}" src="${t.source}">`
      + `<figcaption>frame ${t.index}: ${ms(t.milliseconds)}</figcaption></figure>`).join("") || "<p>None kept.</p>";
    </script>
    </body>
    </html>

    """#
}

// The page measured cases are shown on: markup, looks and script in one text, nothing loaded from elsewhere.

/// The template of the page of measured cases.
enum BenchPage {
  static let template = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><!--title--></title>
    <style>
    :root { color-scheme: light dark; --ink: #1c2126; --soft: #68727c; --line: #d9dee3; --ground: #fff; --bar: #2f6fb4;
      --better: #23855b; --worse: #c2382e }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6eaee; --soft: #97a2ad; --line: #343c44; --ground: #14181c;
      --bar: #6aa5e3; --better: #57be90; --worse: #f0796f } }
    body { margin: 0 auto; padding: 24px; max-width: 960px; background: var(--ground); color: var(--ink);
      font: 14px/1.5 system-ui, sans-serif }
    h1 { font-size: 22px; margin: 0 } h2 { font-size: 15px; margin: 24px 0 0 }
    p { margin: 2px 0 6px; color: var(--soft) }
    .side { display: grid; grid-template-columns: 120px 1fr 190px; gap: 12px; align-items: center;
      border-top: 1px solid var(--line); padding: 4px 0; font-variant-numeric: tabular-nums }
    .bar { height: 14px; background: var(--bar); min-width: 1px; border-radius: 2px }
    .better { color: var(--better) } .worse { color: var(--worse) } .number { text-align: right }
    </style>
    </head>
    <body>
    <h1><!--title--></h1>
    <p id="about"></p>
    <div id="cases"></div>
    <!--data-->
    <script>
    "use strict";
    const bench = JSON.parse(document.getElementById("bench").textContent);
    const escape = text => String(text).replace(/[&<>"]/g, c => "&#" + c.charCodeAt(0) + ";");
    document.getElementById("about").textContent = `${bench.processor}, ${bench.cores} cores; cairo ${bench.cairo}, `
      + `Cairn ${bench.cairn}; ${bench.size[0]} × ${bench.size[1]} points, ${bench.runs} runs. Milliseconds of processor `
      + `time a frame; the ratio is to the first side.`;
    document.getElementById("cases").innerHTML = bench.cases.map(c => {
      const most = Math.max(...c.sides.map(s => s.milliseconds));
      return `<h2>${escape(c.case)}</h2><p>${escape(c.summary)}</p>` + c.sides.map(s => {
        const kind = s.ratio === null ? "" : s.ratio < 0.95 ? "better" : s.ratio > 1.05 ? "worse" : "";
        const cache = s.hits + s.misses ? `, ${s.hits} hits, ${s.misses} misses` : "";
        return `<div class="side"><span>${escape(s.side)}</span><div title="${s.modelledPasses} offscreen passes on Core `
          + `Animation, ${s.executedPasses} here${cache}"><div class="bar" style="width:${s.milliseconds / most * 100}%">`
          + `</div></div><span class="number">${s.milliseconds.toFixed(3)} ± ${(s.spread / 2).toFixed(3)}`
          + (s.ratio === null ? "" : ` <b class="${kind}">× ${s.ratio.toFixed(2)}</b>`) + `</span></div>`;
      }).join("");
    }).join("");
    </script>
    </body>
    </html>

    """#
}

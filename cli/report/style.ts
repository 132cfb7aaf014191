/**
 * Blue and orange are told apart by every common kind of colour blindness, and shape always says the same as colour.
 * Plots are drawn for a column of 360 pixels, so that their lettering has the size of the text on any screen.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbfaf7; --ink: #1c2330; --soft: #5b6472; --rule: #e2dfd7;
  --quiet: #b9c9d8; --faint: #eceae4; --accent: #1d5c94; --second: #b9500f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11151b; --ink: #e9e6df; --soft: #9ba5b3; --rule: #29303a;
    --quiet: #38506a; --faint: #1d242d; --accent: #7db8ea; --second: #f2a561;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1240px; margin: 0 auto; padding: clamp(28px, 6vw, 80px) clamp(18px, 4vw, 48px); }
h1, h2 { font-family: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Noto Serif', 'Liberation Serif', serif; font-weight: 500; text-wrap: balance; }
h1 { font-size: clamp(34px, 6vw, 56px); line-height: 1.08; margin: 6px 0 14px; letter-spacing: -0.01em; }
h2 { font-size: 28px; line-height: 1.2; margin: 0 0 6px; }
h3 { font-size: 16px; font-weight: 600; margin: 0; }
.mark { color: var(--accent); font-size: 13px; font-weight: 600; letter-spacing: 0.12em; text-transform: uppercase; margin: 0; }
.about { color: var(--soft); font-size: 18px; margin: 0; max-width: 62ch; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 24px 32px; margin: 44px 0 0; }
dl div { border-top: 2px solid var(--ink); padding-top: 10px; }
dt { color: var(--soft); font-size: 14px; }
dd { margin: 0; font-size: 28px; line-height: 1.25; font-weight: 500; letter-spacing: -0.01em; }
dd small { display: block; color: var(--soft); font-size: 14px; font-weight: 400; letter-spacing: 0; }
section { margin-top: clamp(56px, 8vw, 96px); }
.lead { color: var(--soft); margin: 0; max-width: 66ch; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 0 44px; margin-top: 28px; }
figure { display: grid; grid-template-rows: subgrid; grid-row: span 3; align-items: start; margin: 0 0 44px; min-width: 0; }
figcaption { border-top: 1px solid var(--rule); padding-top: 12px; margin-bottom: 18px; }
figcaption p { color: var(--soft); font-size: 14px; line-height: 1.45; margin: 2px 0 0; }
svg { display: block; width: 100%; max-width: 440px; height: auto; overflow: visible; }
svg text { font: 13px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; font-variant-numeric: tabular-nums; fill: var(--ink); }
svg .tick, svg .note { font-size: 12px; fill: var(--soft); }
svg .key { font-size: 12px; }
.bar { fill: var(--quiet); }
.solid, .dot { fill: var(--accent); }
.track, .band { fill: var(--faint); }
.outline { fill: none; stroke: var(--second); stroke-width: 2; stroke-linejoin: round; }
.grid { stroke: var(--rule); }
.axis { stroke: var(--soft); }
.rail { stroke: var(--rule); }
.fair { stroke: var(--second); stroke-width: 1.5; }
.whisker { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; opacity: 0.5; }
.middle line { stroke: var(--accent); stroke-width: 2; stroke-linecap: round; }
.middle circle { fill: var(--accent); }
.middle.second line { stroke: var(--second); }
.middle.second circle { fill: var(--second); }
details { margin-top: 14px; font-size: 14px; }
summary { color: var(--soft); cursor: pointer; width: fit-content; border-radius: 3px; }
summary:hover { color: var(--ink); }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
.scroll { overflow-x: auto; margin-top: 8px; }
table { border-collapse: collapse; width: 100%; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 5px 0 5px 16px; border-bottom: 1px solid var(--rule); text-align: right; font-weight: 400; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; white-space: normal; }
thead th { color: var(--soft); vertical-align: bottom; }
footer { margin-top: 96px; border-top: 1px solid var(--rule); padding-top: 16px; color: var(--soft); font-size: 14px; max-width: none; }
code { font: 13px ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; overflow-wrap: anywhere; color: var(--ink); }
@media print { details { display: none; } section, figure { break-inside: avoid; } }
`

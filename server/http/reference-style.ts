/** The sheet of the page that describes the API. It stands here, since the server brings it along. */
export const REFERENCE_STYLE = `:root {
  color-scheme: dark;
  --night: #0a0c1b;
  --panel: #15182e;
  --line: #2c3157;
  --text: #e6e7f2;
  --quiet: #a9adca;
  --gold: #f2c14e;
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 60rem;
  padding: 2rem 1rem 4rem;
  background: var(--night);
  color: var(--text);
  font: 1rem/1.55 'Inter Variable', Inter, system-ui, sans-serif;
}
h1 { font-size: 1.9rem; margin: 0 0 0.5rem; }
h1 small { color: var(--quiet); font-size: 1rem; font-weight: 400; }
h2 { margin: 2.5rem 0 0.75rem; color: var(--gold); font-size: 1.35rem; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 0.9rem 0 0.3rem; color: var(--quiet); font-size: 0.85rem; font-weight: 600; }
p { margin: 0.4rem 0; max-width: 65ch; }
a { color: var(--gold); }
a:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; border-radius: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 1rem; }
nav a { padding: 0.4rem 0; }
article {
  margin: 0.75rem 0;
  padding: 1rem 1.1rem;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: var(--panel);
}
code, pre { font: 0.875rem/1.5 ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; }
pre {
  margin: 0.3rem 0;
  padding: 0.7rem 0.9rem;
  overflow-x: auto;
  border-radius: 0.4rem;
  background: var(--night);
}
h3 b {
  display: inline-block;
  min-width: 4.2rem;
  padding: 0.05rem 0.5rem;
  border: 1px solid currentColor;
  border-radius: 0.35rem;
  font-size: 0.8rem;
  text-align: center;
}
.get { color: #8fd3ff; }
.post { color: #9be3a8; }
.put { color: #f2c14e; }
.delete { color: #ff9d9d; }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: 0.2rem 0.75rem; margin: 0; }
dt { color: var(--quiet); font-variant-numeric: tabular-nums; }
dd { margin: 0; min-width: 0; }
footer { margin-top: 2.5rem; color: var(--quiet); }
`

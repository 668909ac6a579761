/** Of the reference page: on a phone each cell of a table is a line of its own. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 75rem; margin: 0 auto; padding: 1rem }
h2 { margin-block-start: 2.5em }
nav h2 { margin-block-start: 1em; font-size: 1.1em }
h3 { margin-block-start: 2.5em }
h2, h3, h4, p, td, li { overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { overflow-x: auto; padding: 0.75em; border: thin solid; border-radius: 0.25rem; max-height: 30rem }
summary { padding-block: 0.5em; cursor: pointer }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: 0.25em 1em 0.25em 0; border-block-end: thin solid }
tbody th { font-weight: inherit; min-width: 8rem }
:target { outline: medium solid }
nav ul { columns: 22rem; padding-inline-start: 1rem }
@media (width < 50rem) {
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; padding-block: 0.5em; border-block-end: thin solid }
  th, td { display: block; padding: 0; border: 0; overflow-wrap: anywhere }
  tbody th { font-weight: bold }
  td:empty { display: none }
}`

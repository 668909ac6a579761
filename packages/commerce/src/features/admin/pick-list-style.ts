/** Black on white, on A4; a purchase is not torn over two pages where it fits on one. */
export const pickListStyle = `
@page { size: A4; margin: 14mm 14mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 182mm; padding: 0; color: CanvasText; background: Canvas; color-scheme: light; font: 10.5pt/1.35 system-ui, "Liberation Sans", Arial, sans-serif; }
h1, h2, p, dl, dd { margin: 0; }
h1 { font-size: 17pt; line-height: 1.2; }
.page { display: grid; gap: 1mm; padding-bottom: 3mm; border-bottom: 1.5pt solid; }
.brand { font-weight: 700; }
section { break-inside: avoid; padding: 4mm 0; border-bottom: 0.75pt solid; }
section > header { display: flex; flex-wrap: wrap; gap: 1mm 6mm; justify-content: space-between; align-items: baseline; }
h2 { font-size: 13pt; }
section > header p { font-weight: 700; }
dl { display: flex; flex-wrap: wrap; gap: 0 7mm; margin-top: 1mm; }
dl div { display: flex; gap: 2mm; }
dt::after { content: ":"; }
dd { font-weight: 700; overflow-wrap: anywhere; }
.wait { margin-top: 1mm; padding: 1.5mm 2mm; border: 1.5pt solid; font-weight: 700; }
table { width: 100%; margin-top: 2mm; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { text-align: left; font-size: 9pt; padding: 1mm 2mm 1mm 0; }
td { padding: 1.5mm 2mm 1.5mm 0; border-top: 0.5pt solid; vertical-align: middle; overflow-wrap: anywhere; }
th:first-child, td:first-child { width: 17mm; }
th:nth-child(2), td:nth-child(2) { width: 15mm; }
th:nth-child(4), td:nth-child(4) { width: 24mm; }
th:nth-child(5), td:nth-child(5) { width: 30mm; }
th:nth-child(6), td:nth-child(6) { width: 33mm; white-space: nowrap; }
.tick { display: block; width: 5mm; height: 5mm; border: 1.2pt solid; }
.count, .ean { font-variant-numeric: tabular-nums; }
.several { font-weight: 700; font-size: 13pt; }
@media screen { body { padding: 8mm 4mm; } }
`

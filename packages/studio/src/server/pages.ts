/** Hash of the empty string: styled-components adds an empty sheet at run time and fills it through the CSSOM. */
const emptySheet = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

const policy = (frames: string, ancestors: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src-elem 'self' ${emptySheet}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${frames}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')

/** What every answer says: nothing is kept, guessed or lent to others. */
export const everywhere = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const

const documentOf = (title: string, lang: string, style: string, script: string): string =>
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="root"></div>
<script type="module" src="/assets/${script}.js"></script>
</body>
</html>
`

export type DocumentPage = { readonly html: string; readonly policy: string }

/** The studio itself, which shows the shop at `shop` in frames. */
export const studioPage = (shop: string): DocumentPage => ({
  html: documentOf('Brand Studio', 'en', '/studio.css', 'studio'),
  policy: policy(`'self' ${shop}`, `'none'`),
})

/** The library's components under the draft's theme, for a frame of the studio. */
export const matrixPage: DocumentPage = {
  html: documentOf('Components', 'nb', '/draft.css', 'matrix'),
  policy: policy(`'none'`, `'self'`),
}

/** A place that the brand's people have to fill in: a comment in one of its pages. */
export type Blank = { readonly file: string; readonly line: number; readonly what: string }

const comment = /<!--\s*(?<what>[\s\S]*?)\s*-->/gu

export const blanksIn = (file: string, text: string): readonly Blank[] =>
  [...text.matchAll(comment)].map(({ index, groups }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    what: (groups?.['what'] ?? '').replaceAll(/\s+/gu, ' '),
  }))

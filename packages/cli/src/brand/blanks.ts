/** A place that the brand's people have to fill in: a comment in one of its pages. */
export type Blank = { readonly file: string; readonly line: number; readonly what: string }

const blank = /<!--\s*(?<what>[\s\S]*?)\s*-->/u

export const blanksIn = (file: string, text: string): readonly Blank[] =>
  text.split('\n').flatMap((line, at) => {
    const what = blank.exec(line)?.groups?.['what']
    return what === undefined ? [] : [{ file, line: at + 1, what }]
  })

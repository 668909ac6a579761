import { quotedFamily } from './css-value.ts'
import type { FallbackFace, FontFace, Theme } from './theme.ts'

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
const range = ([least, most]: readonly [number, number]): string => `${least} ${most}`
const fallbackFamily = (face: FontFace, { name }: FallbackFace): string => `${face.family} ${name}`

/** The web fonts of a theme, in the order of their importance for the first screen. */
export const fontFaces = (theme: Theme): readonly FontFace[] => theme.$extensions['org.vidda'].faces

/** Local fonts are stretched to the web font's widths and heights, so that nothing moves when it arrives. */
function fallbackCss(face: FontFace, fallback: FallbackFace): string {
  const { unitsPerEm, ascent, descent, lineGap } = face.metrics
  const size = fallback.averageWidth.face / fallback.averageWidth.local
  const part = (value: number) => percent(value / unitsPerEm / size)
  return [
    `@font-face{font-family:${quotedFamily(fallbackFamily(face, fallback))}`,
    `src:${fallback.local.map((name) => `local('${name}')`).join(',')}`,
    `font-weight:${range(fallback.weight ?? face.weight)}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${part(ascent)}`,
    `descent-override:${part(-descent)}`,
    `line-gap-override:${part(lineGap)}}`,
  ].join(';')
}

const faceCss = (face: FontFace, url: string): string =>
  `@font-face{font-family:${quotedFamily(face.family)};src:url('${url}') format('woff2');font-weight:${range(face.weight)};font-style:normal;font-display:swap}`

/** The `@font-face` rules of a theme; `fontUrl` turns a file's name into its address. */
export function fontCss(theme: Theme, fontUrl: (file: string) => string): string {
  return fontFaces(theme)
    .flatMap((face) => [faceCss(face, fontUrl(face.file)), ...face.fallbacks.map((fallback) => fallbackCss(face, fallback))])
    .join('\n')
}

/** A token's families with the fallback faces of each web font after it. */
export function familyStack(theme: Theme, families: readonly string[]): string {
  return families
    .flatMap((family) => {
      const face = fontFaces(theme).find((candidate) => candidate.family === family)
      return [family, ...new Set(face?.fallbacks.map((fallback) => fallbackFamily(face, fallback)))]
    })
    .map(quotedFamily)
    .join(', ')
}

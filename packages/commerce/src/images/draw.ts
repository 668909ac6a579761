import { drawGoods, goodsKinds } from '../drawings/index.ts'

export type View = 'front' | 'back' | 'detail'
export const views = ['front', 'back', 'detail'] as const satisfies readonly View[]

export type Scenery = { readonly scene: string; readonly palette: readonly string[]; readonly seed: number }

/** px of the drawing before it is scaled, by shape of banner. */
export const bannerShapes = { wide: { width: 1280, height: 560 }, card: { width: 1280, height: 960 } } as const
export type BannerShape = keyof typeof bannerShapes

const known = new Set(goodsKinds)

const plainGoods = (kind: string, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#f2f1ee"/><rect x="200" y="250" width="400" height="500" rx="60" fill="${color}"/><title>${kind}</title></svg>`

const plainBanner = (palette: readonly string[], width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${palette
    .map((color, n) => `<rect y="${(height * n) / palette.length}" width="${width}" height="${height}" fill="${color}"/>`)
    .join('')}</svg>`

export const goodsSvg = (kind: string, color: string, view: View): string =>
  known.has(kind) ? drawGoods({ kind, color, view }) : plainGoods(kind, color)

export function bannerSvg({ palette }: Scenery, shape: BannerShape): string {
  const { width, height } = bannerShapes[shape]
  return plainBanner(palette, width, height)
}

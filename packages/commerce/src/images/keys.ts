import { createHash } from 'node:crypto'
import { imageBase } from '@vidda/contract'
import { bannerScenes } from '../drawings/index.ts'
import { bannerSample, bannerShapes, goodsSvg, views, type BannerShape, type Scenery, type View } from './draw.ts'

export type Picture =
  | { readonly type: 'goods'; readonly kind: string; readonly color: string; readonly view: View }
  | { readonly type: 'banner'; readonly scenery: Scenery; readonly shape: BannerShape }

/** A width in px, or `share`: wide, as a link is shown when it is shared. */
export type PictureSize = number | 'share'

const revisions = new Map<string, string>()

// A hash of the drawing itself: a drawing that changes gets a new address, so that copies may be kept for ever.
function revision(name: string, draw: () => string): string {
  let known = revisions.get(name)
  if (known === undefined) revisions.set(name, (known = createHash('sha256').update(draw()).digest('hex').slice(0, 8)))
  return known
}

const grey = '#808080'

/** Changes with the drawing of one view of a kind of goods. */
export const goodsRevision = (kind: string, view: View): string => revision(`${kind}.${view}`, () => goodsSvg(kind, grey, view))

const digitsOf = (color: string) => color.slice(1).toLowerCase()

/** The name of a picture in addresses and in the cache, revision included. */
export function pictureKey(picture: Picture): string {
  if (picture.type === 'goods') {
    const { kind, color, view } = picture
    return `${kind}.${digitsOf(color)}.${view}.${goodsRevision(kind, view)}`
  }
  const { scenery, shape } = picture
  const name = `${scenery.scene}.${scenery.palette.map(digitsOf).join('-')}.${scenery.seed}.${shape}`
  return `${name}.${revision(scenery.scene, () => bannerSample(scenery.scene))}`
}

/** Base addresses, as the wire carries them. */
export const goodsImage = (kind: string, color: string = grey, view: View = 'front'): string =>
  imageBase(pictureKey({ type: 'goods', kind, color, view }))
export const bannerImage = (scenery: Scenery, shape: BannerShape): string => imageBase(pictureKey({ type: 'banner', scenery, shape }))

const hex = /^[0-9a-f]{6}$/
const isView = (text: string): text is View => (views as readonly string[]).includes(text)
const isScene = (text: string): text is Scenery['scene'] => (bannerScenes as readonly string[]).includes(text)
const isShape = (text: string): text is BannerShape => Object.hasOwn(bannerShapes, text)

/** Reads a key, whatever its revision; null for anything that no address of ours looks like. */
export function readKey(key: string): Picture | null {
  const parts = key.split('.')
  const [name = '', color = '', third = '', shape = ''] = parts
  if (parts.length === 4) return hex.test(color) && isView(third) ? { type: 'goods', kind: name, color: `#${color}`, view: third } : null
  const palette = color.split('-')
  if (parts.length !== 5 || !palette.every((one) => hex.test(one)) || !/^\d{1,10}$/.test(third) || !isShape(shape) || !isScene(name))
    return null
  return { type: 'banner', scenery: { scene: name, palette: palette.map((one) => `#${one}`), seed: Number(third) }, shape }
}

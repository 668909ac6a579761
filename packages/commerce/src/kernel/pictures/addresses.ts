import { createHash } from 'node:crypto'
import { imageBase } from '@vidda/contract'
import { pictureKinds, type ArticlePicture, type NamedPicture } from '../database/json-columns.ts'

/** The crop: the whole picture, a wide banner (16:7), a card (4:3), or a portrait banner for phones (3:4). */
const shapes = ['whole', 'wide', 'card', 'tall'] as const
export type Shape = (typeof shapes)[number]

/** What an address says of a picture: `name` is made of its source, `revision` changes with what it shows. */
export type PictureKey = { readonly name: string; readonly shape: Shape; readonly revision: string }

/** A width in px, or `share`: wide, as a link is shown when it is shared. */
export type PictureSize = number | 'share'

const mark = '#'
const noRevision = '0'

/** A source and its revision as one, as it stands in the database. */
export const sourceOf = (src: string, revision: string): string => (revision === '' ? src : `${src}${mark}${revision}`)

/** The source alone, also of one that came out of the database. */
export const withoutRevision = (src: string): string => src.replace(/#[0-9a-f]{8}$/, '')

/** One that is cut in two ways has two names. */
export function pictureName({ src, focus }: NamedPicture): string {
  const named = focus ? `${withoutRevision(src)}@${focus.x},${focus.y}` : withoutRevision(src)
  return createHash('sha256').update(named).digest('hex').slice(0, 16)
}

export const revisionOf = (src: string): string => src.slice(withoutRevision(src).length + mark.length) || noRevision

/** Goods that nobody has brought a picture of show an empty ground. */
export const noPicture = 'none'

export const keyText = ({ name, shape, revision }: PictureKey): string => `${name}.${shape}.${revision}`

/** Base address of a picture, as the wire carries it. */
export const pictureAddress = (picture: NamedPicture, shape: Shape): string =>
  imageBase(keyText({ name: pictureName(picture), shape, revision: revisionOf(picture.src) }))

const emptyGround = imageBase(keyText({ name: noPicture, shape: 'whole', revision: noRevision }))

/** The colour's own and those of all colours: of others where there are none. By what they show, and then the colour's own first. */
function picturesIn(pictures: readonly ArticlePicture[], colorId: number | undefined): readonly ArticlePicture[] {
  const own = pictures.filter((picture) => picture.colorId === null || picture.colorId === colorId)
  const place = ({ kind = 'front', colorId: of }: ArticlePicture) => 2 * pictureKinds.indexOf(kind) + (of === null ? 1 : 0)
  return (own.length > 0 ? own : pictures).toSorted((a, b) => place(a) - place(b))
}

/** Base addresses of an article's pictures in a colour, the one on cards first: of others where that colour has none, and never none at all. */
export function articleImages(pictures: readonly ArticlePicture[], colorId: number | undefined): readonly [string, ...string[]] {
  const [first = emptyGround, ...others] = picturesIn(pictures, colorId).map(({ src }) => pictureAddress({ src }, 'whole'))
  return [first, ...others]
}

/** What those pictures show, empty where nobody has said; undefined where nobody has said it of any. */
export function articleAlts(pictures: readonly ArticlePicture[], colorId: number): string[] | undefined {
  const alts = picturesIn(pictures, colorId).map(({ alt = '' }) => alt)
  return alts.some((alt) => alt !== '') ? alts : undefined
}

const isShape = (text: string): text is Shape => (shapes as readonly string[]).includes(text)

/** Null for what no address of ours looks like. */
export function readKey(key: string): PictureKey | null {
  const [name = '', shape = '', revision = '', ...more] = key.split('.')
  const isOurs = more.length === 0 && (name === noPicture || /^[0-9a-f]{16}$/.test(name)) && /^(?:0|[0-9a-f]{8})$/.test(revision)
  return isOurs && isShape(shape) ? { name, shape, revision } : null
}

import { parentPort, workerData } from 'node:worker_threads'
import { shareSize, type ImageFormat } from '@vidda/contract'
import { LRUCache } from 'lru-cache'
import sharp, { type Color, type Sharp } from 'sharp'
import type { PictureSize } from '../../kernel/pictures/addresses.ts'
import type { Order, Picture } from './draw-thread.ts'
import { cutOf, edgeColor, surrounded } from './framing.ts'
import { openOriginals, type Original, type OriginalsPlace } from '../../kernel/pictures/originals.ts'

const port = parentPort
if (!port) throw new Error('draw-worker runs in a worker thread')

const originals = await openOriginals(workerData as OriginalsPlace)

// Two cores also answer requests: a picture may not take both.
sharp.concurrency(1)

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
}

const vectorDpi = 72

/** Height by width of what is cut out; a whole picture of goods stands upright. */
const proportions = { whole: 5 / 4, wide: 7 / 16, card: 3 / 4, tall: 4 / 3 } as const

const emptyGround = '#f0efec'

type Photograph = { readonly data: Uint8Array; readonly width: number; readonly height: number; readonly ground: Color | null }
type Vector = { readonly data: Uint8Array; readonly vectorWidth: number }

const mostPixels = 40_000_000

/** Bytes of originals at hand: a page asks for several widths of one picture in a row. */
const bytesAtHand = 64 * 1024 * 1024

const opened = new LRUCache<string, Photograph | Vector>({ maxSize: bytesAtHand, sizeCalculation: ({ data }) => data.byteLength + 1 })

async function lookedAt({ data, vectorWidth }: Original): Promise<Photograph | Vector> {
  if (vectorWidth !== undefined) return { data, vectorWidth }
  const picture = sharp(data, { limitInputPixels: mostPixels })
  const { width, height } = await picture.metadata()
  return { data, width, height, ground: await edgeColor(picture) }
}

async function originalOf(src: string, shape: Picture['shape']): Promise<Photograph | Vector> {
  const name = `${shape} ${src}`
  const original = opened.get(name) ?? (await lookedAt(await originals.open(src, shape)))
  opened.set(name, original)
  return original
}

type Box = { readonly width: number; readonly height: number }

/** In a box: whole, on a ground that goes on to its sides, or cut to it. */
async function photograph(original: Photograph, { shape, focus }: Picture, box: Box): Promise<Sharp> {
  const image = sharp(original.data, { limitInputPixels: mostPixels })
  if (shape === 'whole') {
    if (original.ground === null) return surrounded(image, box)
    return image.resize({ ...box, fit: 'contain', background: original.ground })
  }
  const cut = cutOf(original, box, focus ?? middle)
  // Enlarging adds bytes but no detail; the picture of a shared link has one size.
  const { width, height } = cut.width < box.width && box !== shareSize ? cut : box
  return image.extract(cut).resize({ width, height, fit: 'cover' })
}

const middle = { x: 50, y: 50 }

/** Maximum width (px) at which vectors for banners are rendered: blur and grain would take seconds. */
const maxDrawnWidth = 1280

const vector = ({ data, vectorWidth }: Vector, width: number): Sharp =>
  sharp(data, { density: Math.max(1, (vectorDpi * width) / vectorWidth), limitInputPixels: mostPixels })

/** A whole one is seen whole, on its own ground, which goes on to both sides; of any other the middle is kept. */
function sharedVector(original: Vector, shape: Picture['shape']): Sharp {
  const { width, height } = shareSize
  if (shape !== 'whole') return vector(original, width).resize({ width, height, fit: 'cover' })
  const side = Math.floor((width - height / proportions.whole) / 2)
  return vector(original, height / proportions.whole)
    .resize({ width: width - 2 * side, height })
    .extend({ left: side, right: side, extendWith: 'copy' })
}

async function made(picture: Picture, size: PictureSize): Promise<Sharp> {
  const { src, shape } = picture
  const box = size === 'share' ? shareSize : { width: size, height: Math.round(size * proportions[shape]) }
  if (src === null) return sharp({ create: { ...box, channels: 3, background: emptyGround } })
  const original = await originalOf(src, shape)
  if (!('vectorWidth' in original)) return photograph(original, picture, box)
  if (size === 'share') return sharedVector(original, shape)
  if (shape === 'whole') return vector(original, size).resize({ width: size })
  const width = Math.min(size, maxDrawnWidth)
  return vector(original, width).resize({ width, height: Math.round(width * proportions[shape]), fit: 'cover' })
}

async function draw({ picture, size, format }: Order): Promise<Uint8Array> {
  const image = (await made(picture, size)).flatten({ background: '#ffffff' })
  return new Uint8Array(await encode[format](image).toBuffer())
}

port.on('message', async (order: Order) => {
  try {
    const data = await draw(order)
    port.postMessage({ id: order.id, data }, [data.buffer as ArrayBuffer])
  } catch (error) {
    port.postMessage({ id: order.id, error: String(error) })
  }
})

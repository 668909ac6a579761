import { parentPort, workerData } from 'node:worker_threads'
import { shareSize, type ImageFormat } from '@vidda/contract'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import type { Order, Picture } from './draw-thread.ts'
import type { Original, Originals } from './originals.ts'

const port = parentPort
if (!port) throw new Error('draw-worker runs in a worker thread')

const { openOriginals } = (await import(workerData as string)) as { readonly openOriginals: () => Originals }
const originals = openOriginals()

// Two cores also answer requests: a picture may not take both.
sharp.concurrency(1)

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
}

const vectorDpi = 72

/** Height by width of what is cut out; a whole picture of goods stands upright. */
const proportions = { whole: 5 / 4, wide: 7 / 16, card: 3 / 4 } as const

const ground = '#f0efec'

// A page asks for several widths of one picture in a row.
const opened = new LRUCache<string, Original>({ max: 12 })

async function originalOf(src: string, shape: Picture['shape']): Promise<Original> {
  const name = `${shape} ${src}`
  const original = opened.get(name) ?? (await originals.open(src, shape))
  opened.set(name, original)
  return original
}

/** The picture at this width, uncut. */
async function read({ src, shape }: Picture, width: number): Promise<Sharp> {
  if (src === null) {
    return sharp({ create: { width, height: Math.round(width * proportions.whole), channels: 3, background: ground } })
  }
  const { data, vectorWidth } = await originalOf(src, shape)
  const density = vectorWidth === undefined ? {} : { density: Math.max(1, (vectorDpi * width) / vectorWidth) }
  return sharp(data, { ...density, limitInputPixels: 40_000_000 })
}

/** A whole picture is seen whole, on a ground that goes on to both sides; of any other the middle is kept. */
async function shared(picture: Picture): Promise<Sharp> {
  const { width, height } = shareSize
  if (picture.shape !== 'whole') return (await read(picture, width)).resize({ width, height, fit: 'cover' })
  const side = Math.floor((width - height / proportions.whole) / 2)
  return (await read(picture, height / proportions.whole))
    .resize({ width: width - 2 * side, height })
    .extend({ left: side, right: side, extendWith: 'copy' })
}

async function sized(picture: Picture, width: number): Promise<Sharp> {
  const image = await read(picture, width)
  if (picture.shape === 'whole') return image.resize({ width })
  return image.resize({ width, height: Math.round(width * proportions[picture.shape]), fit: 'cover' })
}

async function draw({ picture, size, format }: Order): Promise<Uint8Array> {
  const image = (size === 'share' ? await shared(picture) : await sized(picture, size)).flatten({ background: '#ffffff' })
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

import { parentPort } from 'node:worker_threads'
import { shareSize, type ImageFormat } from '@vidda/contract'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import { bannerSvg, goodsSvg } from './draw.ts'
import type { Picture, PictureSize } from './keys.ts'

type Order = { readonly id: number; readonly picture: Picture; readonly size: PictureSize; readonly format: ImageFormat }

const port = parentPort
if (!port) throw new Error('draw-worker runs in a worker thread')

// Two cores also answer requests: a picture may not take both.
sharp.concurrency(1)

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
}

const svgDpi = 72
const drawnWidth = { goods: 800, banner: 1280 } as const

// A page asks for several widths of one picture in a row.
const drawn = new LRUCache<string, Buffer>({ max: 12 })

function svgOf(picture: Picture): Buffer {
  const name = JSON.stringify(picture)
  const known = drawn.get(name)
  if (known) return known
  const svg = Buffer.from(
    picture.type === 'goods' ? goodsSvg(picture.kind, picture.color, picture.view) : bannerSvg(picture.scenery, picture.shape),
  )
  drawn.set(name, svg)
  return svg
}

const opened = (picture: Picture, width: number): Sharp =>
  sharp(svgOf(picture), { density: Math.max(1, (svgDpi * width) / drawnWidth[picture.type]), limitInputPixels: 4_000_000 })

/** Goods are seen whole, on a ground that goes on to both sides; of a landscape the middle is kept. */
function shared(picture: Picture): Sharp {
  const { width, height } = shareSize
  if (picture.type === 'banner') return opened(picture, width).resize({ width, height, fit: 'cover' })
  const side = Math.floor((width - (height * 4) / 5) / 2)
  return opened(picture, (height * 4) / 5)
    .resize({ width: width - 2 * side, height })
    .extend({ left: side, right: side, extendWith: 'copy' })
}

async function draw({ picture, size, format }: Order): Promise<Uint8Array> {
  const image = (size === 'share' ? shared(picture) : opened(picture, size).resize({ width: size })).flatten({ background: '#ffffff' })
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

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFormat } from '@vidda/contract'
import sharp, { type Sharp } from 'sharp'
import { bannerSvg, goodsSvg } from './draw.ts'
import { pictureKey, type Picture } from './keys.ts'

/** Beyond this many at once, drawing pictures would starve the answers that the same two cores give. */
const atOnce = 2

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: image => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: image => image.webp({ quality: 74, effort: 2 }),
  jpg: image => image.jpeg({ quality: 78, mozjpeg: true }),
}

const svgOf = (picture: Picture) =>
  picture.type === 'goods' ? goodsSvg(picture.kind, picture.color, picture.view) : bannerSvg(picture.scenery, picture.shape)

const svgDpi = 72
const drawnWidth = { goods: 800, banner: 1280 } as const

/** Draws pictures, once each: what has been drawn lies on disk, and requests for one that is being drawn wait for it. */
export class Renderer {
  readonly #folder: string
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #queue: (() => void)[] = []
  #active = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async get(picture: Picture, width: number, format: ImageFormat): Promise<Buffer> {
    const name = `${pictureKey(picture)}.${width}.${format}`
    const kept = await readFile(join(this.#folder, name)).catch(() => null)
    if (kept) return kept
    let running = this.#running.get(name)
    if (!running) {
      running = this.#inTurn(() => this.#draw(picture, width, format, name)).finally(() => this.#running.delete(name))
      this.#running.set(name, running)
    }
    return running
  }

  async #draw(picture: Picture, width: number, format: ImageFormat, name: string): Promise<Buffer> {
    const density = (svgDpi * width) / drawnWidth[picture.type]
    const image = sharp(Buffer.from(svgOf(picture)), { density: Math.max(1, density) })
    const data = await encode[format](image.resize({ width }).flatten({ background: '#ffffff' })).toBuffer()
    await this.#keep(name, data)
    return data
  }

  // A full disk costs time, not the picture; renamed into place, so that a half-written file is never served.
  async #keep(name: string, data: Buffer): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true })
      const temporary = join(this.#folder, `${name}.${process.pid}`)
      await writeFile(temporary, data)
      await rename(temporary, join(this.#folder, name))
    } catch {
      return
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#active >= atOnce) await new Promise<void>(resolve => this.#queue.push(resolve))
    else this.#active += 1
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#active -= 1
    }
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFormat } from '@vidda/contract'
import { DrawThread } from './draw-thread.ts'
import { NewestFirst } from './newest-first.ts'
import { pictureKey, type Picture, type PictureSize } from './keys.ts'

/** Beyond this many at once, drawing pictures would starve the answers that the same two cores give. */
const atOnce = 2

/** A few pages full of pictures that nobody has seen yet. */
const mostWaiting = 240

/** Draws pictures, once each: what has been drawn lies on disk, and requests for one that is being drawn wait for it. */
export class Renderer {
  readonly #folder: string
  readonly #thread = new DrawThread()
  readonly #waiting = new NewestFirst<Buffer>({ atOnce, most: mostWaiting })

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Rejects with the signal's reason when whoever asked has hung up meanwhile. */
  async get(picture: Picture, size: PictureSize, format: ImageFormat, signal: AbortSignal): Promise<Buffer> {
    const name = `${pictureKey(picture)}.${size}.${format}`
    const kept = await readFile(join(this.#folder, name)).catch(() => null)
    return kept ?? this.#waiting.run(name, () => this.#draw(picture, size, format, name), signal)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #draw(picture: Picture, size: PictureSize, format: ImageFormat, name: string): Promise<Buffer> {
    const data = await this.#thread.draw(picture, size, format)
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
}

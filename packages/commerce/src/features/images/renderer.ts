import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFormat } from '@vidda/contract'
import { DrawThread, type Picture } from './draw-thread.ts'
import { NewestFirst } from './newest-first.ts'
import type { OriginalsPlace } from '../../kernel/pictures/originals.ts'
import type { PictureSize } from '../../kernel/pictures/addresses.ts'

/** Beyond this many at once, making pictures would starve the answers that the same two cores give. */
const atOnce = 2

/** A few pages full of pictures that nobody has seen yet. */
const mostWaiting = 240

/** Makes pictures, once each: what has been made lies on disk, and requests for one that is being made wait for it. */
export class Renderer {
  readonly #folder: string
  readonly #thread: DrawThread
  readonly #waiting = new NewestFirst<Buffer>({ atOnce, most: mostWaiting })

  constructor(folder: string, originals: OriginalsPlace) {
    this.#folder = folder
    this.#thread = new DrawThread(originals)
  }

  /** `key` names the picture as it is now. Rejects with the signal's reason when whoever asked has hung up meanwhile. */
  async get(key: string, picture: Picture, size: PictureSize, format: ImageFormat, signal: AbortSignal): Promise<Buffer> {
    const name = `${key}.${size}.${format}`
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

import { Worker } from 'node:worker_threads'
import type { ImageFormat } from '@vidda/contract'
import type { Focus } from '../../kernel/database/json-columns.ts'
import type { PictureSize, Shape } from '../../kernel/pictures/addresses.ts'
import type { OriginalsPlace } from '../../kernel/pictures/originals.ts'

/** What is to be shown: a picture by its source, or an empty ground. */
export type Picture = { readonly src: string | null; readonly shape: Shape; readonly focus: Focus | null }

export type Order = { readonly id: number; readonly picture: Picture; readonly size: PictureSize; readonly format: ImageFormat }

type Done = { readonly id: number; readonly data?: Uint8Array; readonly error?: string }
type Waiting = { resolve(data: Buffer): void; reject(error: Error): void }

const script = new URL(import.meta.url.endsWith('.ts') ? './draw-worker.ts' : './draw-worker.js', import.meta.url)

/** Makes pictures in a thread of its own, started at the first one: some take longer than an answer may wait. */
export class DrawThread {
  #worker: Worker | null = null
  readonly #waiting = new Map<number, Waiting>()
  #nextId = 1
  readonly #originals: OriginalsPlace

  constructor(originals: OriginalsPlace) {
    this.#originals = originals
  }

  draw(picture: Picture, size: PictureSize, format: ImageFormat): Promise<Buffer> {
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#running().postMessage({ id, picture, size, format } satisfies Order)
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(script, { workerData: this.#originals })
    worker.unref()
    worker.on('message', (done: Done) => this.#settle(done))
    worker.on('error', (error) => this.#fail(error as Error))
    worker.on('exit', () => this.#fail(new Error('The thread that makes pictures ended')))
    this.#worker = worker
    return worker
  }

  #settle({ id, data, error }: Done): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (data) waiting?.resolve(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    else waiting?.reject(new Error(error))
  }

  // The next picture starts another thread.
  #fail(error: Error): void {
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptName, type PictureStore } from '../../kernel/pictures/originals.ts'
import { DataError } from '../data-error.ts'
import type { DataRecord } from '../kind.ts'
import { atOnce } from './at-once.ts'

/** Pictures that are copied at a time. */
const mostInHand = 8

type Named = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null && !(value instanceof Date)

/** Writes the pictures that records name beside the records, so that a path leads to them. */
export class PictureExport {
  readonly #store: PictureStore
  readonly #folder: string
  readonly #inHand = atOnce(mostInHand)
  /** Many records name the same one. */
  readonly #written = new Map<string, Promise<void>>()

  constructor(store: PictureStore, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  get count(): number {
    return this.#written.size
  }

  /** The record with the paths of its pictures, which are there then; pictures that are made keep their addresses. */
  async beside(record: DataRecord): Promise<DataRecord> {
    return (await this.#named(record)) as DataRecord
  }

  async #named(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => this.#named(one)))
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(async ([name, one]) => {
      const picture = name === 'src' && typeof one === 'string' ? keptName(one) : null
      return [name, picture === null ? await this.#named(one) : await this.#pathOf(picture)] as const
    })
    return Object.fromEntries(await Promise.all(entries)) as Named
  }

  async #pathOf(name: string): Promise<string> {
    const written = this.#written.get(name) ?? this.#inHand(() => this.#write(name))
    this.#written.set(name, written)
    await written
    return `${basename(this.#folder)}/${name}`
  }

  async #write(name: string): Promise<void> {
    const path = join(this.#folder, name)
    // Under one name there is never anything else.
    if (await stat(path).catch(() => null)) return
    const data = await this.#store.open(name).catch((error: unknown) => {
      throw new DataError(
        `The picture ${name} is named by data and is not where pictures are kept: bring it back there, and export again.`,
        {
          cause: error,
        },
      )
    })
    const temporary = `${path}.${randomUUID()}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(temporary, data)
      await rename(temporary, path)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      throw new DataError(`${path} cannot be written (${code ?? message}).`, { cause: error })
    }
  }
}

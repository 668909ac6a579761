import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { keptSource, type MadePictures, type Originals, type Taken } from '../../kernel/pictures/originals.ts'
import { DataError } from '../data-error.ts'
import { atOnce } from './at-once.ts'
import { canonicalAddress, PictureFetcher, type FetchOptions } from './fetch-picture.ts'
import { keptForm } from './kept-form.ts'
import { KnownSources, type KnownSource } from './known-sources.ts'
import { readPictureFile } from './picture-file.ts'
import { RefusedPicture } from './refused.ts'

/** Takes in what a record names. */
export type TakePicture = (src: string) => Promise<Taken>

export type IntakeOptions = FetchOptions & {
  /** The colour that shows where a picture is transparent, as CSS writes it; white when left out. */
  readonly ground?: string | undefined
  /** Asks for pictures at https addresses again that are there already. */
  readonly refresh?: boolean | undefined
}

/** Pictures that are read or fetched at a time, each of up to 30 MB, and those that are decoded, each of up to 40 megapixels. */
const [mostInHand, mostDecoded] = [8, 2]

const noGround = 'white'

const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** An address with a scheme; a single letter would be a drive. */
const address = /^([a-z][a-z0-9+.-]+):/i

const noWayReason = 'must be a path from the folder of the data file, or an address that begins with https://: correct it'

/** Takes pictures in that are made when somebody looks, and no others. */
export const takeMade =
  (made: MadePictures | null): TakePicture =>
  (src) =>
    made?.schemes.includes(address.exec(src)?.[1] ?? '') ? made.take(src) : Promise.resolve({ reason: noWayReason })

/** Takes in the pictures of one import after the other: from files, from servers, and those that are made. */
export class PictureIntake {
  readonly #originals: Originals
  readonly #sources: KnownSources
  readonly #fetcher: PictureFetcher
  readonly #options: IntakeOptions
  readonly #inHand = atOnce(mostInHand)
  readonly #decoded = atOnce(mostDecoded)
  /** Many records name the same one. */
  readonly #taken = new Map<string, Promise<Taken>>()

  private constructor(originals: Originals, sources: KnownSources, options: IntakeOptions) {
    this.#originals = originals
    this.#sources = sources
    this.#options = options
    this.#fetcher = new PictureFetcher(options)
  }

  /** `folder` is where it is written down what came from where. */
  static async open(originals: Originals, folder: string, options: IntakeOptions): Promise<PictureIntake> {
    const sources = await KnownSources.open(join(folder, 'sources.ndjson'), options.ground ?? noGround)
    return new PictureIntake(originals, sources, options)
  }

  /** For a data file in this folder. */
  beside(folder: string): TakePicture {
    const made = takeMade(this.#originals.made)
    return (src) => {
      const [, scheme] = address.exec(src) ?? []
      if (scheme?.toLowerCase() === 'https') return this.#once(src, () => this.#fromServer(src))
      if (scheme !== undefined) return made(src)
      return this.#once(resolve(folder, src), () => this.#fromFile(folder, src))
    }
  }

  close(): void {
    this.#fetcher.close()
  }

  #once(from: string, work: () => Promise<string>): Promise<Taken> {
    const known = this.#taken.get(from)
    if (known) return known
    const taken = this.#inHand(async () => {
      try {
        return { src: keptSource(await work()), revision: '' }
      } catch (error) {
        if (error instanceof RefusedPicture) return { reason: error.message }
        throw error
      }
    })
    this.#taken.set(from, taken)
    return taken
  }

  async #fromFile(folder: string, src: string): Promise<string> {
    return this.#kept(await readPictureFile(folder, src))
  }

  async #fromServer(src: string): Promise<string> {
    const from = canonicalAddress(src)
    const known = await this.#there(this.#sources.get(from))
    if (known && !this.#options.refresh) return known.name
    const fetched = await this.#fetcher.fetch(from, known ?? undefined)
    if (fetched === null && known) return known.name
    if (fetched === null) throw new RefusedPicture('must lead to a picture, and the server answers 304: try again later')
    const name = await this.#kept(fetched.data)
    await this.#sources.note(from, { name, etag: fetched.etag, modified: fetched.modified })
    return name
  }

  /** What is known is worth something where the picture is still kept. */
  async #there(known: KnownSource | null): Promise<KnownSource | null> {
    return known && (await this.#originals.store.has(known.name)) ? known : null
  }

  async #kept(given: Uint8Array): Promise<string> {
    const from = `sha256:${hashOf(given)}`
    const known = await this.#there(this.#sources.get(from))
    if (known) return known.name
    const { name, data } = await this.#decoded(() => keptForm(given, this.#options.ground ?? noGround))
    const { store } = this.#originals
    if (!(await store.has(name))) {
      await store.keep(name, data).catch((error: NodeJS.ErrnoException) => {
        throw new DataError(
          `Pictures cannot be kept (${error.code ?? error.message}): make room for them, and let this user write there.`,
          {
            cause: error,
          },
        )
      })
    }
    await this.#sources.note(from, { name })
    return name
  }
}

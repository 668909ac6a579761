import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is known of a source that was taken in: the name under which it is kept, and what its server said of its version. */
export type KnownSource = { readonly name: string; readonly etag?: string | undefined; readonly modified?: string | undefined }

type Line = KnownSource & { readonly from: string; readonly ground: string }

function read(line: string): Line | null {
  try {
    const { from, ground, name, etag, modified } = JSON.parse(line) as Line
    return { from, ground, name, etag, modified }
  } catch {
    // The last line of a process that was killed.
    return null
  }
}

/**
 * Where pictures have come from, so that nothing is fetched or decoded twice. It is written at once, and so outlives an import that is refused or only
 * looked at; without it everything is taken in again, and is the same.
 */
export class KnownSources {
  readonly #path: string
  readonly #ground: string
  readonly #known: ReadonlyMap<string, KnownSource>
  readonly #new = new Map<string, KnownSource>()

  private constructor(path: string, ground: string, known: ReadonlyMap<string, KnownSource>) {
    this.#path = path
    this.#ground = ground
    this.#known = known
  }

  /** Those of pictures whose transparency shows this ground. */
  static async open(path: string, ground: string): Promise<KnownSources> {
    const text = await readFile(path, 'utf8').catch(() => '')
    const lines = text.split('\n').flatMap((line) => (line === '' ? [] : (read(line) ?? [])))
    return new KnownSources(path, ground, new Map(lines.filter((line) => line.ground === ground).map((line) => [line.from, line])))
  }

  get(from: string): KnownSource | null {
    return this.#new.get(from) ?? this.#known.get(from) ?? null
  }

  async note(from: string, { name, etag, modified }: KnownSource): Promise<void> {
    const known = this.get(from)
    if (known?.name === name && known.etag === etag && known.modified === modified) return
    this.#new.set(from, { name, etag, modified })
    const line: Line = { from, ground: this.#ground, name, etag, modified }
    await mkdir(dirname(this.#path), { recursive: true })
    await appendFile(this.#path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }
}

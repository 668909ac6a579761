import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { secured } from './security.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer. It is compressed when somebody first asks for an encoding, and cached so. */
export type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Null for a file whose name contains a hash of its content: its cached copies are never revalidated. */
  readonly etag: string | null
  /** The most that it takes in memory, with its headers and in every encoding. */
  readonly bytes: number
  readonly cacheable: boolean
  /** Something that could not be got in time is left out: it never takes the place of a page that has it. */
  readonly partial: boolean
  /** The body is packed already and is sent without a content encoding. */
  readonly plain: boolean
  readonly body: (encoding: Encoding) => Buffer | Promise<Buffer>
}

export type PageOptions = {
  /** Default true. */
  readonly cacheable?: boolean
  /** Default false. */
  readonly partial?: boolean
  /** Default false. */
  readonly plain?: boolean
  /** The file name contains a hash of the content. Default false. */
  readonly hashed?: boolean
  /** Made by the build, at a level that a request cannot afford. */
  readonly brotli?: Buffer | null
}

/**
 * A page is packed quickly for whoever asks first (a quarter of the time, a quarter more bytes), and well for all who come
 * after: most addresses with filters are asked for once. 11 would cost a hundred times 5. The window need not be larger than a page.
 */
const levels = { quick: { br: 1, gzip: 1 }, well: { br: 6, gzip: 6 } } as const
const packers = {
  br: (content: Buffer, level: number) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
  gzip: (content: Buffer, level: number) => gzipped(content, { level }),
} as const
/** A page packed in both ways takes less than half of its plain size; this is what its encodings may come to take together. */
const packedShare = 2
/** Objects around a page and its encodings, in bytes. */
const overhead = 4096
/** Every encoding has its own list of headers, of characters of two bytes at most. */
const headerShare = 4

const headerBytes = (headers: Readonly<Record<string, string>>): number =>
  headerShare * Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)

/** The library hands out a part of a larger piece of memory, all of which would be kept with it. */
function ownBytes(packed: Buffer): Buffer {
  if (packed.buffer.byteLength === packed.length) return packed
  const own = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(own)
  return own
}

export function makePage(
  status: number,
  content: string | Buffer,
  headers: Readonly<Record<string, string>>,
  options: PageOptions = {},
): Page {
  const { cacheable = true, partial = false, plain = false, hashed = false, brotli: built = null } = options
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity, ...(built ? { br: built } : {}) }
  const asked = new Set<Encoding>(built ? ['br', 'gzip'] : [])

  const pack = (encoding: 'br' | 'gzip', how: keyof typeof levels): Promise<Buffer> =>
    packers[encoding](identity, levels[how][encoding]).then((body) => (packed[encoding] = ownBytes(body)))

  const body = (encoding: Encoding): Buffer | Promise<Buffer> => {
    if (plain || encoding === 'identity') return identity
    const done = packed[encoding]
    if (!done) return (packed[encoding] = pack(encoding, built ? 'well' : 'quick'))
    if (!asked.has(encoding)) {
      asked.add(encoding)
      // Behind the answer; should it fail, the quick one goes on.
      Promise.resolve(done)
        .then(() => pack(encoding, 'well'))
        .catch(() => undefined)
    }
    return done
  }

  return {
    status,
    headers: secured(headers),
    etag: hashed ? null : `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: overhead + headerBytes(headers) + identity.length * (plain ? 1 : packedShare),
    cacheable,
    partial,
    plain,
    body,
  }
}

/** Browsers send a handful of headers: reading one anew for every answer would show on the hottest path. */
const cache = new Map<string, Encoding>()
const mostCached = 100
const longestCached = 100

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.length > longestCached) return bestOf(accepted)
  let encoding = cache.get(accepted)
  if (!encoding) {
    encoding = bestOf(accepted)
    if (cache.size >= mostCached) cache.clear()
    cache.set(accepted, encoding)
  }
  return encoding
}

function bestOf(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf))
  const best = (['br', 'gzip'] as const).find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
  return best ?? 'identity'
}

/** `br;q=0.5` is 0.5 for `br`; 1 where no weight is given. */
function weightOf(entry: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}

import { get } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'
export type Sizes = Readonly<Record<Encoding, number>>

const encodings = ['identity', 'gzip', 'br'] as const

/** Bytes of an answer's body as it travels. */
function travelling(url: string, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.once('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answers ${answer.statusCode}`))))
    }).once('error', reject)
  })
}

export async function sizesOf(url: string): Promise<Sizes> {
  const [identity = 0, gzip = 0, br = 0] = await Promise.all(encodings.map((encoding) => travelling(url, encoding)))
  return { identity, gzip, br }
}

export const sumOf = (all: readonly Sizes[]): Sizes =>
  Object.fromEntries(encodings.map((encoding) => [encoding, all.reduce((sum, sizes) => sum + sizes[encoding], 0)])) as Sizes

/** A text that travels inside a page, packed alone at the page's own level 5. */
export function sizesOfText(text: string): Sizes {
  const bytes = Buffer.from(text)
  const br = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  return { identity: bytes.length, gzip: gzipSync(bytes, { level: 5 }).length, br: br.length }
}

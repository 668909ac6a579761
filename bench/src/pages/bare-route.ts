import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import { benchFolder } from '../report/write.ts'
import type { BareOptions } from '../servers/bare.child.ts'
import { startChild, type Child } from '../servers/start-child.ts'

/** A page as it travels, and unpacked. */
export type Packed = { readonly body: Buffer; readonly html: string; readonly headers: Readonly<Record<string, string>> }

/** Fetches a page in brotli without unpacking it. */
export async function fetchPacked(url: string): Promise<Packed> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject)
  })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`${url} answers ${answer.statusCode} and no brotli`)
  const headers = { 'content-type': answer.headers['content-type'] ?? '', 'content-encoding': 'br' }
  return { body, headers, html: brotliDecompressSync(body).toString() }
}

/** A Fastify server that does nothing but send these bodies. */
export async function startBare(pages: Readonly<Record<string, Packed>>): Promise<Child<{ readonly url: string }>> {
  const folder = join(benchFolder, 'bodies')
  await mkdir(folder, { recursive: true })
  const routes = await Promise.all(
    Object.entries(pages).map(async ([name, { body, headers }]) => {
      const file = join(folder, name)
      await writeFile(file, body)
      return { path: `/${name}`, file, headers }
    }),
  )
  return startChild('./bare.child.ts', { routes } satisfies BareOptions, 'measured')
}

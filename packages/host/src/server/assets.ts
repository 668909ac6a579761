import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { contentTypes } from './content-types.ts'
import { makePage, type Page } from './page.ts'

const packed = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif', '.ico'])

/** Every file of the built client by its path, in memory: a brand's client is about a megabyte. */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Page>> {
  // The names alone: Node 20.0 does not tell the folder of an entry.
  const names = await readdir(folder, { recursive: true })
  const wanted = names.filter((name) => contentTypes[extname(name)] && !name.startsWith(`.vite${sep}`))
  const loaded = await Promise.all(wanted.map(async (name) => [`/${name.split(sep).join('/')}`, await loadAsset(folder, name)] as const))
  return new Map(loaded)
}

/** What a browser checks a script against before it runs it. */
export const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The integrity of each script, by its path. */
export function scriptIntegrity(assets: ReadonlyMap<string, Page>): ReadonlyMap<string, string> {
  const scripts = [...assets].filter(([path]) => path.endsWith('.js'))
  return new Map(scripts.map(([path, { body }]) => [path, integrityOf(body('identity') as Buffer)]))
}

async function loadAsset(folder: string, name: string): Promise<Page> {
  const file = join(folder, name)
  const extension = extname(name)
  const hashed = name.startsWith(`assets${sep}`)
  const headers = {
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
  const plain = packed.has(extension)
  const [body, brotli] = await Promise.all([readFile(file), plain ? null : readFile(`${file}.br`).catch(() => null)])
  return makePage(200, body, headers, { plain, hashed, brotli })
}

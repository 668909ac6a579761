import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentTypes } from './content-types.ts'
import { makePage, type Page } from './page.ts'

const packed = new Set(['.woff2', '.png', '.webp', '.avif', '.ico'])

/** Every file of the built client by its path, in memory: a brand's client is about a megabyte. */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const wanted = files.filter((file) => contentTypes[extname(file)] && !file.includes(`${sep}.vite${sep}`))
  const loaded = await Promise.all(
    wanted.map(async (file) => [`/${relative(folder, file).split(sep).join('/')}`, await loadAsset(folder, file)] as const),
  )
  return new Map(loaded)
}

/** What a browser checks a script against before it runs it. */
export const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The integrity of each script, by its path. */
export function scriptIntegrity(assets: ReadonlyMap<string, Page>): ReadonlyMap<string, string> {
  const scripts = [...assets].filter(([path]) => path.endsWith('.js'))
  return new Map(scripts.map(([path, { body }]) => [path, integrityOf(body('identity') as Buffer)]))
}

async function loadAsset(folder: string, file: string): Promise<Page> {
  const extension = extname(file)
  const hashed = relative(folder, file).startsWith(`assets${sep}`)
  const headers = {
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
  const plain = packed.has(extension)
  const [body, brotli] = await Promise.all([readFile(file), plain ? null : readFile(`${file}.br`).catch(() => null)])
  return makePage(200, body, headers, { plain, brotli })
}

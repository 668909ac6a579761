import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentTypes } from './content-types.ts'
import { fileHeaders } from './security.ts'
import { makePage, type Page } from './page.ts'

const packed = new Set(['.woff2', '.png', '.webp', '.avif'])

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

async function loadAsset(folder: string, file: string): Promise<Page> {
  const extension = extname(file)
  const hashed = relative(folder, file).startsWith(`assets${sep}`)
  const headers = {
    ...fileHeaders,
    'content-type': contentTypes[extension] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
  const plain = packed.has(extension)
  const [body, brotli] = await Promise.all([readFile(file), plain ? null : readFile(`${file}.br`).catch(() => null)])
  return makePage(200, body, headers, { plain, brotli })
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../workspace.ts'

const built = ['tokens', 'domain', 'texts', 'contract', 'brand', 'ui', 'client', 'storefront', 'host'] as const
const passedOver = /(^|\/)(node_modules|dist|\.vidda)(\/|$)|\.(test|stories)\.tsx?$/

/** A hash of everything that a brand's build is made of: sources, brand, theme, app and the lock file. */
export async function buildFingerprint(brandId: string, theme: string): Promise<string> {
  const folders = [...built.map((name) => `packages/${name}`), `brands/${brandId}`, `themes/${theme}`, `apps/${brandId}`]
  const files = (await Promise.all(folders.map(filesIn))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of [...files, join(root, 'pnpm-lock.yaml')]) {
    hash.update(relative(root, file))
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesIn(folder: string): Promise<string[]> {
  const path = join(root, folder)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = `${folder}/${entry.name}`
      if (passedOver.test(name)) return []
      return entry.isDirectory() ? filesIn(name) : [join(root, name)]
    }),
  )
  return found.flat()
}

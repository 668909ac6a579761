import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../where.ts'

const built = ['tokens', 'domain', 'texts', 'contract', 'brand', 'ui', 'client', 'storefront', 'host'] as const
/** All that a built app has of the commerce API: how it signs its calls. */
const signer = 'packages/commerce/src/kernel/http/tenant-header'
const passedOver = /(^|\/)(node_modules|dist|\.vidda)(\/|$)|\.(test|stories|fixtures)\.tsx?$|\/README\.md$/

/** Lock files of the package managers; the repository has the first. */
const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'] as const

/** A hash of everything that a brand's build is made of: sources, brand, theme, app and the lock file. */
export async function buildFingerprint(brandId: string, theme: string, workspace = root): Promise<string> {
  const folders = [...built.map((name) => `packages/${name}`), signer, `brands/${brandId}`, `themes/${theme}`, `apps/${brandId}`]
  return fingerprintOf(folders, workspace)
}

/** A hash of all files in these folders that are no tests, and of the lock files. */
export async function fingerprintOf(folders: readonly string[], workspace = root): Promise<string> {
  const files = (await Promise.all(folders.map((folder) => filesIn(workspace, folder)))).flat().toSorted()
  const hash = createHash('sha256')
  const locks = lockFiles.map((name) => join(workspace, name)).filter((file) => existsSync(file))
  for (const file of [...files, ...locks]) {
    const content = await readFile(file)
    // With its size: text that moves to the next file must not hash alike.
    hash.update(`${relative(workspace, file)} ${content.length}\n`)
    hash.update(content)
  }
  return hash.digest('hex')
}

async function filesIn(workspace: string, folder: string): Promise<string[]> {
  const path = join(workspace, folder)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = `${folder}/${entry.name}`
      if (passedOver.test(name)) return []
      return entry.isDirectory() ? filesIn(workspace, name) : [join(workspace, name)]
    }),
  )
  return found.flat()
}

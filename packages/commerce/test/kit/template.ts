import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgliteClient } from '../../src/kernel/database/pglite-client.ts'

// The path of the installed package holds its version.
const installed = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const template = join(tmpdir(), `vidda-empty-database-${createHash('sha256').update(installed).digest('hex').slice(0, 12)}`)

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function makeTemplate(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-making-'))
  const client = new PgliteClient(join(folder, 'pglite'))
  await client.waitReady
  await client.close()
  // Another test run may have been faster.
  await rename(join(folder, 'pglite'), template).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

/** Puts an empty embedded database into a data folder: copying one is twenty times as fast as making it. */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  if (!(await exists(template))) await makeTemplate()
  await mkdir(dataDir, { recursive: true })
  await cp(template, join(dataDir, 'pglite'), { recursive: true })
}

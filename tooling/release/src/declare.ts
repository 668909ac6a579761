import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@vidda/tooling-shared/root'

const run = promisify(execFile)

/** Has TypeScript write the declarations of these packages and of those that they need; throws with what it finds wrong. */
export async function declare(folders: readonly string[]): Promise<void> {
  const projects = folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  if (projects.length === 0) return
  try {
    await run(process.execPath, [join(import.meta.dirname, '../node_modules/typescript/bin/tsc'), '-b', ...projects], { cwd: root })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`The packages do not compile, so that nothing was packed:\n${stdout}${stderr}`, { cause: error })
  }
}

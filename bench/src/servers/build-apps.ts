import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'

export const command = join(root, 'packages/cli/src/main.ts')

/** Builds the apps whose sources have changed. */
export async function buildApps(brands: readonly string[]): Promise<void> {
  for (const brand of brands) {
    const child = spawn(process.execPath, [command, 'build', '--brand', brand], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error(`Building ${brand} failed`)
  }
}

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import type { Extras } from './extras.ts'
import { root } from './where.ts'

/** Runs this process's command line to its end. */
export async function run(extras?: Extras): Promise<void> {
  // A command loads up to 2600 modules. Node caches their compiled code, for the servers that a command starts too. The cache lies beside the packages
  // because in the system's temporary folder another user could plant code in it.
  const { directory } = enableCompileCache(join(root, 'node_modules/.cache/compile'))
  if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory

  const status = await commandLine(process.argv.slice(2), extras)
  // What a command has left open (a port, a timer) must not hold up a failure; a server goes on where nothing failed.
  if (status !== 0) process.exit(status)
}

import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Packed } from '@vidda/tooling-release/pack'
import { designSystem } from '@vidda/tooling-release/published'
import { removeFolder, stateFolder } from '../../e2e/support/kit.ts'
import { shared } from '../../e2e/support/shared.ts'
import { appFiles } from './app-files.data.ts'
import { catalogVersions, install, program, writeFiles, type Ended } from './install.ts'
import { recipe } from './recipe.ts'

/** An app outside the workspace that has the packed library, and nothing else of the kit. */
export type AdopterApp = {
  readonly folder: string
  readonly packed: readonly Packed[]
  /** Runs a program that the app has installed, or a file of its own. */
  readonly node: (...args: readonly string[]) => Promise<Ended>
  readonly remove: () => Promise<void>
}

const peers = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const
const tools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'] as const

export async function adopterApp(): Promise<AdopterApp> {
  const { packed: all } = await shared('packed')
  const packed = all.filter(({ folder }) => designSystem().includes(folder))
  const folder = await realpath(await stateFolder())
  const app = join(folder, 'app')
  await writeFiles(app, appFiles)
  await writeFiles(join(app, 'recipe'), { ...(await recipe('packages/ui/README.md', 'With Vite')), 'index.html': appFiles['index.html'] })
  await install(app, 'pnpm', {
    dependencies: { ...Object.fromEntries(packed.map(({ name }) => [name, '*'])), ...(await catalogVersions(peers)) },
    devDependencies: await catalogVersions(tools),
  })
  return {
    folder: app,
    packed,
    node: (...args) => program(app, [process.execPath, ...args]),
    remove: () => removeFolder(folder),
  }
}

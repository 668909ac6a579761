import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type Ran = { readonly status: unknown; readonly out: string; readonly errors: string }

/** Runs the command line as a person does. */
export const vidda = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, errors) => {
      resolve({ status: error?.code ?? 0, out: stripVTControlCharacters(out), errors })
    })
  })

/** A folder for an embedded database of its own, and the command line on it; of the chain 1. */
export async function viddaAlone() {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-cli-'))
  const state = join(folder, 'state')
  const { DATABASE_URL: _, ...others } = process.env
  const env = { ...others, VIDDA_STATE: state }
  return {
    folder,
    state,
    env,
    run: (...args: readonly string[]) => vidda([...args, '--chain', '1'], env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { freshDatabase } from './database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const worker = fileURLToPath(new URL('./vidda-worker.ts', import.meta.url))

export type Ran = { readonly status: unknown; readonly out: string; readonly errors: string }

/** Runs the command line as a person does. */
export const vidda = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, errors) => {
      resolve({ status: error?.code ?? 0, out: stripVTControlCharacters(out), errors })
    })
  })

async function askWorker(child: ChildProcess, args: readonly string[]): Promise<Ran> {
  const end = new AbortController()
  const ended = once(child, 'exit', { signal: end.signal }).then(([code]) => {
    throw new Error(`vidda ${args.join(' ')} ended its process with ${String(code)}`)
  })
  ended.catch(() => undefined)
  child.send(args)
  try {
    const [{ status, out, errors }] = (await Promise.race([once(child, 'message', { signal: end.signal }), ended])) as [Ran]
    return { status, out: stripVTControlCharacters(out), errors }
  } finally {
    end.abort()
  }
}

/**
 * A database of its own, and the command line on it, of the chain 1: in one process, for loading the commands takes longer than most of
 * them do. On PostgreSQL, where an operator has it, if the machine has one; else, or where it is asked for, embedded in a folder.
 */
export async function viddaAlone(engine: 'any' | 'embedded' = 'any') {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-cli-'))
  const state = join(folder, 'state')
  const { DATABASE_URL: _, ...others } = process.env
  const database = engine === 'any' ? await freshDatabase() : null
  const env = { ...others, VIDDA_STATE: state, ...(database && { DATABASE_URL: database.url }) }
  const child = fork(worker, { env, stdio: 'inherit' })
  const run = (...args: readonly string[]) => askWorker(child, args)
  return {
    folder,
    state,
    place: { dataDir: state, databaseUrl: database?.url },
    env,
    run: (...args: readonly string[]) => run(...args, '--chain', '1'),
    /** Without naming a chain. */
    runUnnamed: run,
    async remove() {
      child.kill()
      await once(child, 'exit')
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

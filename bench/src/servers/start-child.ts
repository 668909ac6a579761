import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FromChild, ToChild } from './child.ts'

/** What is measured and what measures are kept on different processors where there are two. */
export type Place = 'measured' | 'measuring'

export type Child<Ready> = {
  readonly ready: Ready
  /** CPU time that it has used so far, all its threads together, in ms. */
  readonly cpu: () => Promise<number>
  readonly task: <Result>(task: unknown) => Promise<Result>
  readonly stop: () => Promise<void>
}

/** Whether processes can be kept on processors of their own. */
export const pinned = availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

const processors: Readonly<Record<Place, string>> = { measured: '0', measuring: '1' }

/** Starts a module of this folder and waits until it is ready. `VIDDA_BENCH_NODE_FLAGS` go to node for what is measured, such as `--cpu-prof`. */
export async function startChild<Ready>(file: string, options: unknown, place: Place, mode = 'production'): Promise<Child<Ready>> {
  const flags = place === 'measured' ? (process.env['VIDDA_BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean) : []
  const command = [process.execPath, ...flags, fileURLToPath(new URL(file, import.meta.url))]
  const [program = '', ...args] = pinned ? ['taskset', '-c', processors[place], ...command] : command
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: mode } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const told = <T>(pick: (message: FromChild) => { readonly value: T } | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`${file} ended with status ${code}`))
      const onMessage = (message: FromChild) => {
        const picked = pick(message)
        if (!picked) return
        child.off('message', onMessage).off('exit', onExit)
        resolve(picked.value)
      }
      child.on('message', onMessage).once('exit', onExit)
    })
  const ask = <T>(message: ToChild, pick: (answer: FromChild) => { readonly value: T } | null): Promise<T> => {
    const answer = told(pick)
    child.send(message)
    return answer
  }

  return {
    ready: await ask({ options }, (message) => ('ready' in message ? { value: message.ready as Ready } : null)),
    cpu: () => ask('cpu', (answer) => ('cpu' in answer ? { value: answer.cpu } : null)),
    task: <Result>(task: unknown) => ask({ task }, (answer) => ('result' in answer ? { value: answer.result as Result } : null)),
    async stop() {
      if (child.connected) child.send('stop')
      await ended
    },
  }
}

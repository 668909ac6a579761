import { expect, it, vi } from 'vitest'
import type { Child } from '../../start/process.ts'
import { restartable } from './restartable.ts'

/** Starts that can be looked at: `log` is what happened, in its order. */
function starts() {
  const log: string[] = []
  const lose: ((words: string) => void)[] = []
  const faults: (Error | undefined)[] = []
  const start = vi.fn(async (): Promise<Child> => {
    const fault = faults.shift()
    if (fault) throw fault
    log.push('start')
    const lost = new Promise<string>((resolve) => lose.push(resolve))
    return {
      lost,
      stop: async () => void log.push('stop'),
      tell: (message) => void log.push(typeof message === 'string' ? message : 'message'),
    }
  })
  const told = {
    onRestarted: () => void log.push('again'),
    onFailed: (error: Error) => void log.push(error.message),
    onLost: (words: string) => void log.push(words),
  }
  return { log, lose, faults, start, told }
}

it('stops what runs before it starts anew, once for changes that come meanwhile', async () => {
  const { log, start, told } = starts()
  const server = await restartable(start, told)
  server.restart()
  server.restart()
  await expect.poll(() => log).toEqual(['start', 'stop', 'start', 'again'])
  server.tell('reload')
  await server.stop()
  expect(log.slice(4)).toEqual(['reload', 'stop'])
})

it('starts once more when its sources change while it starts', async () => {
  const { log, start, told } = starts()
  const server = await restartable(start, { ...told, onRestarted: () => log.push('again') === 4 && server.restart() })
  server.restart()
  await expect.poll(() => log.filter((word) => word === 'again')).toHaveLength(2)
})

it('comes back with the next change after one that it does not start with', async () => {
  const { log, faults, start, told } = starts()
  const server = await restartable(start, told)
  faults.push(new Error('SyntaxError'))
  server.restart()
  await expect.poll(() => log).toEqual(['start', 'stop', 'SyntaxError'])
  server.restart()
  await expect.poll(() => log.slice(3)).toEqual(['start', 'again'])
})

it('tells that it ended by itself, but not that it was stopped', async () => {
  const { log, lose, start, told } = starts()
  const server = await restartable(start, told)
  lose[0]?.('The app has ended.')
  await expect.poll(() => log).toEqual(['start', 'The app has ended.'])
  await server.stop()
  expect(log).toHaveLength(2)
})

it('throws what the first start throws', async () => {
  const { faults, start, told } = starts()
  faults.push(new Error('in use'))
  await expect(restartable(start, told)).rejects.toThrow('in use')
})

import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const [processes, rounds] = [6, 100]

describe('the lock of a data folder', () => {
  let folder: string
  let racers: readonly ChildProcess[]

  const answers = async (send: (racer: ChildProcess) => void): Promise<readonly unknown[]> => {
    const heard = racers.map((racer) => once(racer, 'message'))
    for (const racer of racers) send(racer)
    return (await Promise.all(heard)).map(([answer]) => answer as unknown)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vidda-lock-'))
    const script = fileURLToPath(new URL('../../kit/lock-racer.ts', import.meta.url))
    racers = Array.from({ length: processes }, () => fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }))
    await answers(() => undefined)
  })

  afterAll(async () => {
    await Promise.all(racers.map((racer) => (racer.kill(), once(racer, 'exit'))))
    await rm(folder, { recursive: true, force: true })
  })

  it('of a process that is dead is taken over by one alone, however many find it at once', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['--version'])
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await writeFile(join(folder, 'commerce.lock'), `${dead} ${round}\n`)
      const told = await answers((racer) => racer.send({ folder, at: Date.now() + 5 }))
      taken.push(told.filter((answer) => answer === 'got').length)
      await answers((racer) => racer.send({ folder: null, at: 0 }))
    }
    expect(taken.filter((count) => count !== 1)).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('that is there no more is taken by one alone', async () => {
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const told = await answers((racer) => racer.send({ folder, at: Date.now() + 5 }))
      taken.push(told.filter((answer) => answer === 'got').length)
      await answers((racer) => racer.send({ folder: null, at: 0 }))
    }
    expect(taken.filter((count) => count !== 1)).toEqual([])
  })
})

import type { Api } from '@vidda/client'
import { describe, expect, it, vi } from 'vitest'
import { startUpPaths } from '../start-up.fixtures.ts'
import { createReference, startUp } from './index.ts'

function setup(lifetime?: number) {
  let time = 0
  const read = vi.fn<Api['read']>(async () => [])
  const never = () => Promise.reject(new Error('not asked here'))
  const reference = createReference(
    { read, ask: never, change: never },
    { ...(lifetime === undefined ? {} : { lifetime }), now: () => time },
  )
  return { reference, read, pass: (ms: number) => (time += ms) }
}

describe('reference data', () => {
  it('is asked for once, by all who ask at the same time and later', async () => {
    const { reference, read, pass } = setup()
    const [first, second] = await Promise.all([reference.categories(), reference.categories()])
    pass(1e9)
    expect(await reference.categories()).toBe(first)
    expect(second).toBe(first)
    expect(read).toHaveBeenCalledOnce()
  })

  it('is asked for again after a failure', async () => {
    const { reference, read } = setup()
    read.mockRejectedValueOnce(new Error('no line'))
    await expect(reference.shops()).rejects.toThrow('no line')
    expect(await reference.shops()).toEqual([])
  })

  it('once old is still answered while it is fetched anew, once', async () => {
    const { reference, read, pass } = setup(1000)
    const old = await reference.categories()
    pass(1000)
    let answer: (value: unknown) => void = () => undefined
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    expect(await reference.categories()).toBe(old)
    expect(await reference.categories()).toBe(old)
    await expect.poll(() => read).toHaveBeenCalledTimes(2)
    answer([])
    await expect.poll(() => reference.categories()).not.toBe(old)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('once old stands in for a renewal that failed', async () => {
    const { reference, read, pass } = setup(1000)
    const old = await reference.categories()
    pass(1000)
    read.mockRejectedValue(new Error('no line'))
    expect(await reference.categories()).toBe(old)
    await expect.poll(() => read).toHaveBeenCalledTimes(2)
    expect(await reference.categories()).toBe(old)
  })
})

describe('start-up', () => {
  it('[R4.41] asks for all nine before any of them is answered', async () => {
    const { reference, read } = setup()
    const answers: (() => void)[] = []
    read.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve([]))))
    let over = false
    const started = startUp(reference, () => undefined).then(() => (over = true))
    await expect.poll(() => read).toHaveBeenCalledTimes(9)
    expect(read.mock.calls.map(([path]) => path).toSorted()).toEqual(startUpPaths.toSorted())
    for (const answer of answers.slice(1)) answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(over).toBe(false)
    answers[0]?.()
    await started
  })

  it('[R8.24] logs a load that fails, and goes on with the others', async () => {
    const { reference, read } = setup()
    const failure = new Error('no line')
    read.mockImplementation(async (path) => (path === 'genders' ? Promise.reject(failure) : []))
    const log = vi.fn<(error: Error) => void>()
    await startUp(reference, log)
    expect(log.mock.calls.map(([error]) => [error.message, error.cause])).toEqual([['Start-up could not load genders', failure]])
    expect(await reference.colorGroups()).toEqual([])
    expect(read).toHaveBeenCalledTimes(9)
  })
})

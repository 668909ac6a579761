import { afterEach, expect, it, vi } from 'vitest'
import { BusyError, createTurns } from './turns.ts'

afterEach(() => void vi.useRealTimers())

function held() {
  let release: () => void = () => undefined
  const work = vi.fn(() => new Promise<void>((resolve) => (release = resolve)))
  return { work, release: () => release() }
}

it('lets so many work at once, and the others in the order in which they came', async () => {
  const inTurn = createTurns(1, 1000)
  const [first, second, third] = [held(), held(), held()]
  const all = [first, second, third].map(({ work }) => inTurn(work))
  expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 0])
  first.release()
  await all[0]
  expect([first, second, third].map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0])
  second.release()
  await all[1]
  third.release()
  await Promise.all(all)
})

it('tells who waits for too long, and forgets them', async () => {
  vi.useFakeTimers()
  const inTurn = createTurns(1, 1000)
  const [first, second, third] = [held(), held(), held()]
  const done = inTurn(first.work)
  const refused = inTurn(second.work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toBeInstanceOf(BusyError)
  const last = inTurn(third.work)
  first.release()
  await done
  expect([second.work.mock.calls.length, third.work.mock.calls.length]).toEqual([0, 1])
  third.release()
  await last
})

it('gives the turn on where the work fails', async () => {
  const inTurn = createTurns(1, 1000)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})

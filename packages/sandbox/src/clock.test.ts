import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'

describe('the clock', () => {
  it('[R11.38] runs what falls due on the way, each at its own time and to its end, also what was planned meanwhile', async () => {
    const clock = createClock({ stands: true })
    const start = clock.now()
    const seen: number[] = []
    const note = () => seen.push(clock.now() - start)
    clock.at(start + 200, () => void note())
    clock.at(start + 100, async () => {
      note()
      await Promise.resolve()
      clock.at(clock.now() + 50, () => void note())
    })
    const undo = clock.at(start + 120, () => void note())
    undo()
    await clock.advance(199)
    expect(seen).toEqual([100, 150])
    await clock.advance(1)
    expect(seen).toEqual([100, 150, 200])
    expect(clock.now() - start).toBe(200)
  })

  it('[R11.38] waits for every task that it has begun, also for those that fall due together', async () => {
    const clock = createClock({ stands: true })
    let ended = 0
    const slowly = async (): Promise<void> => {
      clock.at(clock.now() + 1000, () => {})
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
      ended += 1
    }
    for (let count = 0; count < 3; count += 1) clock.at(clock.now() + 100, slowly)
    clock.at(clock.now(), slowly)
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
    await clock.advance(100)
    expect(ended).toBe(4)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

const longest = 1000

describe('Turns', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets so many in at a time, and the others in the order in which they came', async () => {
    const turns = new Turns(2)
    const order: string[] = []
    const comes = async (name: string) => {
      const end = await turns.take(longest)
      order.push(name)
      return end
    }
    const [first, second] = [await comes('first'), await comes('second')]
    const waiting = [comes('third'), comes('fourth')]
    await vi.advanceTimersByTimeAsync(longest - 1)
    expect(order).toEqual(['first', 'second'])
    second?.()
    await waiting[0]
    first?.()
    await waiting[1]
    expect(order).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('whoever has waited for too long goes, and its place in the line with it', async () => {
    const turns = new Turns(1)
    const end = await turns.take(longest)
    const impatient = turns.take(longest)
    const patient = turns.take(2 * longest)
    await vi.advanceTimersByTimeAsync(longest)
    expect(await impatient).toBeNull()
    end?.()
    const last = await patient
    expect(last).not.toBeNull()
    last?.()
    expect(await turns.take(0)).not.toBeNull()
  })
})

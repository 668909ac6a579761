import { describe, expect, it, vi } from 'vitest'
import { Answers } from './answers.ts'

const counter = () => {
  let made = 0
  return vi.fn(() => Promise.resolve(String((made += 1))))
}

describe('kept answers', () => {
  it('one making serves all who ask, and those who ask later', async () => {
    const answers = new Answers()
    const make = counter()
    expect(await Promise.all([answers.get('a', make), answers.get('a', make)])).toEqual(['1', '1'])
    expect(await answers.get('a', make)).toBe('1')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('stock that changes clears articles, also those being made, but not calm answers', async () => {
    const answers = new Answers()
    const [article, list] = [counter(), counter()]
    const early = answers.get('a', article)
    await answers.calm('b', list)
    answers.clear()
    expect(await early).toBe('1')
    expect(await answers.get('a', article)).toBe('2')
    expect(await answers.calm('b', list)).toBe('1')
  })

  it('of empty lists no more than their entries may take are kept', async () => {
    const answers = new Answers()
    const first = counter()
    await answers.calm('first', first)
    for (let skip = 0; skip < 140_000; skip += 1) await answers.calm(String(skip), () => Promise.resolve('[]'))
    expect(await answers.calm('first', first)).toBe('2')
  })

  it('of a long question nothing is kept, and of a middling one no more than of a short one', async () => {
    const answers = new Answers()
    const long = counter()
    expect([await answers.get('x'.repeat(100_000), long), await answers.get('x'.repeat(100_000), long)]).toEqual(['1', '2'])
    expect(answers.bytes).toBe(0)
    await answers.get('x'.repeat(2000), () => Promise.resolve('[]'))
    expect(answers.bytes).toBeLessThan(1000)
    const other = counter()
    expect([await answers.get(`${'x'.repeat(1999)}y`, other), await answers.get(`${'x'.repeat(1999)}y`, other)]).toEqual(['1', '1'])
  })

  it('what is out of date leaves, also where nobody asks for it again', async () => {
    vi.useFakeTimers()
    try {
      const answers = new Answers()
      for (let index = 0; index < 100; index += 1) await answers.get(String(index), () => Promise.resolve('x'.repeat(1000)))
      expect(answers.bytes).toBeGreaterThan(200_000)
      await vi.advanceTimersByTimeAsync(5001)
      expect(answers.bytes).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('one making serves all, also where it takes longer than its answer is kept, and the answer is kept from then on', async () => {
    vi.useFakeTimers()
    try {
      const answers = new Answers()
      const make = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 12_000, 'made')))
      const first = answers.get('a', make)
      await vi.advanceTimersByTimeAsync(6000)
      const second = answers.get('a', make)
      await vi.advanceTimersByTimeAsync(6000)
      expect(await Promise.all([first, second])).toEqual(['made', 'made'])
      await vi.advanceTimersByTimeAsync(4000)
      expect(await answers.get('a', make)).toBe('made')
      expect(make).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('an answer comes, even if others take all the room while it is made', async () => {
    const answers = new Answers()
    let finish: (text: string) => void = () => undefined
    const early = answers.get('early', () => new Promise((resolve) => (finish = resolve)))
    for (let index = 0; index < 40; index += 1) await answers.get(String(index), () => Promise.resolve('x'.repeat(1_000_000)))
    finish('late')
    expect(await early).toBe('late')
  })

  it('a failure is not kept', async () => {
    const answers = new Answers()
    await expect(answers.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await answers.get('a', () => Promise.resolve('up'))).toBe('up')
  })
})

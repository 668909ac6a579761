import { describe, expect, it } from 'vitest'
import { NewestFirst } from './newest-first.ts'

/** Works that end when they are told to, and what was begun. */
function works(limits: { atOnce: number; most: number }) {
  const line = new NewestFirst<string>(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, signal: AbortSignal = new AbortController().signal) =>
    line.run(
      name,
      () => {
        begun.push(name)
        return new Promise((resolve) => ends.set(name, () => resolve(name)))
      },
      signal,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end }
}

describe('works that wait for their turn', () => {
  it('begin with the newest, and one that is asked for again is the newest', async () => {
    const { ask, begun, end } = works({ atOnce: 1, most: 10 })
    const first = ask('a')
    const others = ['b', 'c', 'd'].map((name) => ask(name))
    const again = ask('b')
    for (const name of ['a', 'b', 'd', 'c']) await end(name)
    expect(begun).toEqual(['a', 'b', 'd', 'c'])
    expect(await Promise.all([first, ...others, again])).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  it('are not begun when nobody waits for them any more', async () => {
    const { ask, begun, end } = works({ atOnce: 1, most: 10 })
    const [one, two] = [new AbortController(), new AbortController()]
    const running = ask('a')
    const alone = ask('b', one.signal)
    const shared = [ask('c', one.signal), ask('c', two.signal)]
    one.abort(new Error('hung up'))
    await expect(alone).rejects.toThrow('hung up')
    await expect(shared[0]).rejects.toThrow('hung up')
    await end('a')
    await end('c')
    expect(begun).toEqual(['a', 'c'])
    expect([await running, await shared[1]]).toEqual(['a', 'c'])
    await expect(ask('d', one.signal)).rejects.toThrow('hung up')
    const later = ask('b')
    await end('b')
    expect(await later).toBe('b')
  })

  it('are given up from the oldest where too many wait, with when to come again', async () => {
    const { ask, end } = works({ atOnce: 1, most: 2 })
    const running = ask('a')
    const oldest = ask('b')
    const others = [ask('c'), ask('d')]
    await expect(oldest).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 })
    for (const name of ['a', 'd', 'c']) await end(name)
    expect(await Promise.all([running, ...others])).toEqual(['a', 'c', 'd'])
  })
})

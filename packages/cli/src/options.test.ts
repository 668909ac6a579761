import { describe, expect, it } from 'vitest'
import { readFlags, wholeNumber } from './options.ts'
import { StopError } from './stop-error.ts'

const flags = { brand: { type: 'string' }, split: { type: 'boolean' } } as const

/** The message and the exit status of a refusal. */
function refusal(work: () => unknown): readonly [string, number] {
  try {
    work()
  } catch (error) {
    if (error instanceof StopError) return [error.message, error.exitCode]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('readFlags', () => {
  it('reads flags, also behind the -- that package managers add', () => {
    expect({ ...readFlags('start', ['--', '--brand', 'x', '--split'], flags) }).toEqual({ brand: 'x', split: true })
    expect({ ...readFlags('start', ['--brand=x'], flags) }).toEqual({ brand: 'x' })
  })

  it.each([
    [['--nonsense'], /^Unknown option '--nonsense'\. See pnpm vidda start --help\.$/],
    [['extra'], /^Unexpected argument 'extra'\. See pnpm vidda start --help\.$/],
    [['--brand'], /^Option '--brand <value>' argument missing\. See pnpm vidda start --help\.$/],
    [['--brand', '-5'], /^Option '--brand' argument is ambiguous\. See pnpm vidda start --help\.$/],
    [['--split=yes'], /'--split' does not take an argument\. See pnpm vidda start --help\.$/],
  ])('refuses %j in one line that names the help', (args, words) => {
    const [message, status] = refusal(() => readFlags('start', args, flags))
    expect(message).toMatch(words)
    expect(status).toBe(2)
  })
})

describe('wholeNumber', () => {
  const read = (value: string | undefined) => wholeNumber('port', value, { from: 1, to: 65_000, otherwise: 4100 })

  it('reads whole numbers between its bounds, and has a default', () => {
    expect(['1', '4100', '65000', undefined].map(read)).toEqual([1, 4100, 65_000, 4100])
  })

  it.each(['0', '65001', '-1', '80.5', '', ' ', 'to', '0x50', '1e3', 'Infinity', '4100 '])('refuses %j', (value) => {
    expect(refusal(() => read(value))).toEqual([`--port is "${value}", expected a whole number from 1 to 65000.`, 2])
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../app/index.ts'
import { createSuggester } from './suggester.ts'

const answers = vi.hoisted(() => ({ load: vi.fn() }))
vi.mock('./load-suggestions.ts', () => ({ loadSuggestions: answers.load }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each(['asked for', 'waited for'])('an answer that is %s when the field goes is not shown', async (when) => {
  const answer = Promise.withResolvers<object>()
  answers.load.mockReturnValue(answer.promise)
  const shown = vi.fn()
  const suggester = createSuggester({} as App, shown)
  suggester.suggestFor('jakke')
  if (when === 'waited for') await vi.runAllTimersAsync()
  suggester.stop()
  const before = shown.mock.calls.length
  answer.resolve({})
  await vi.runAllTimersAsync()
  expect(shown).toHaveBeenCalledTimes(before)
})

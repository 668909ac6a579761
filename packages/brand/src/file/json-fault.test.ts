import { expect, it } from 'vitest'
import { jsonFaults } from './json-fault.ts'

const sound = '{"a": [1, -2.5e3, "x\\n\\u00e5", {}], "b": {"c": null, "d": [true, false, []]}}\n'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('[R11.66] calls JSON what JSON.parse reads, and nothing else, wherever a sign is typed or left out', () => {
  const signs = ['', ',', '"', ':', '{', '}', '[', ']', 'x', '0', '.', '\\', '\n', '\t', ' ', '-', '/', '“']
  const texts = Array.from(sound).flatMap((_, index) =>
    signs.flatMap((sign) => [sound.slice(0, index) + sign + sound.slice(index), sound.slice(0, index) + sign + sound.slice(index + 1)]),
  )
  expect(texts.filter((text) => (jsonFaults(text).fault === null) !== isJson(text))).toEqual([])
})

it.each([
  ['{"a": 1, "b": 2, "a": 3}', ['a']],
  ['{"a": {"b": 1}, "c": {"b": 1}}', []],
  ['{"a": [{"b": 1}, {"b": 1, "c": 2, "b": 3}]}', ['a[1].b']],
  [String.raw`{"a": 1, "\u0061": 2}`, ['a']],
])('[R11.66] tells the keys of %s that stand twice', (text, keys) => {
  expect(jsonFaults(text)).toEqual({ fault: null, repeated: keys })
})

it.each([
  ['', 0, /empty/u],
  ['{"a": 1', 7, /the file ends, and a "\}" is missing for the "\{" of line 1/u],
  ['{"a": 1}\n}', 9, /stands after the end/u],
  ['[1\n2]', 2, /a comma is missing here/u],
])('[R11.66] finds the mistake of %j', (text, index, words) => {
  expect(jsonFaults(text).fault).toEqual({ index, words: expect.stringMatching(words) as unknown })
})

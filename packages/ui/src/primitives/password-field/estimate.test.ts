import { expect, it } from 'vitest'
import { estimate } from './estimate.ts'
import { passwordStrength, weaker } from './strength.ts'

const judged = (password: string) => weaker(passwordStrength(password, 8), estimate(password, []))

it.each([
  ['rosenborgmester', 'word'],
  ['retsemgrobnesor', 'word'],
  ['Fj3lltur!Fj3lltur!', 'pattern'],
  ['cvbnmjhgfdsawert', 'pattern'],
  ['17.05.1990', 'date'],
])('[R10.175] the library sees what length does not: %s', (password, lack) => {
  const { level } = passwordStrength(password, 8)
  expect(judged(password)).toMatchObject({ lack })
  expect(judged(password).level).toBeLessThanOrEqual(level)
})

it.each(['tre blå ski i regn', 'x7#Kp2!vQ9mZrT'])('[R10.175] %s stays strong', (password) => {
  expect(judged(password)).toEqual({ level: 4, lack: null, missing: 0 })
})

it('[R10.175] what the field refuses stays refused, and what length calls weak is not made stronger', () => {
  const strong = { level: 4, lack: 'vary' } as const
  expect(weaker(passwordStrength('Sommer2026!', 8), { level: 1, lack: 'word' })).toMatchObject({ level: 1, lack: 'common' })
  expect(weaker(passwordStrength('fjell', 8), strong)).toMatchObject({ level: 0, lack: 'short', missing: 3 })
  expect(weaker(passwordStrength('steinsopp-k', 8), strong)).toMatchObject({ level: 2, lack: 'vary' })
})

it('[R10.175] takes the shopper’s own words for guessed', () => {
  expect(estimate('hallingskarvet', []).level).toBeGreaterThan(estimate('hallingskarvet', ['hallingskarvet']).level)
})

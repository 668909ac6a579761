import { bokmaal } from '@vidda/texts'
import { expect, it } from 'vitest'
import { hoursLines, openText } from './index.ts'

const hours = '1-5:1000-2000,6:1000-1800'
const texts = bokmaal.shops

it.each([
  ['before opening', '2026-03-02T08:30:00Z', 'Stengt nå, åpent 10:00–20:00 i dag'],
  ['while open', '2026-03-02T12:00:00Z', 'Åpent til 20:00'],
  ['after closing', '2026-03-02T20:30:00Z', 'Stengt for i dag'],
  ['on another day', '2026-03-07T12:00:00Z', 'Åpent til 18:00'],
  ['on a closed day', '2026-03-08T12:00:00Z', 'Stengt i dag'],
  ['in summer time', '2026-07-06T17:59:00Z', 'Åpent til 20:00'],
])('says when a shop is open: %s', (_, now, words) => {
  expect(openText(hours, new Date(now), texts)).toBe(words)
})

it('has a line for each run of days with the same hours', () => {
  expect(hoursLines(hours, texts)).toEqual(['Mandag–fredag 10:00–20:00', 'Lørdag 10:00–18:00', 'Søndag stengt'])
  expect(hoursLines('', texts)).toEqual(['Mandag–søndag stengt'])
})

import { hoursTexts } from '@vidda/texts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { hoursLines, OpeningHours, openLine, openState } from './index.ts'

const hours = '1-5:1000-2000,6:1000-1830'
const texts = hoursTexts.words

it.each([
  ['before opening', '2026-03-02T08:30:00Z', 'Stengt · åpner kl. 10'],
  ['while open', '2026-03-02T12:00:00Z', 'Åpent til 20'],
  ['after closing', '2026-03-02T20:30:00Z', 'Stengt · åpner i morgen kl. 10'],
  ['on a shorter day', '2026-03-07T12:00:00Z', 'Åpent til 18.30'],
  ['on a closed day', '2026-03-08T12:00:00Z', 'Stengt · åpner i morgen kl. 10'],
  ['over a weekend', '2026-03-07T18:00:00Z', 'Stengt · åpner mandag 10'],
  ['in summer time', '2026-07-06T17:59:00Z', 'Åpent til 20'],
  ['on a public holiday', '2026-12-25T12:00:00Z', 'Stengt · åpner mandag 10'],
])('says when a shop is open: %s', (_, now, words) => {
  expect(openState(hours, new Date(now), texts).text).toBe(words)
})

it('says the date of an opening that is more than a week away, and that none is in sight', () => {
  const now = new Date('2026-07-06T12:00:00Z')
  const closed = Array.from({ length: 10 }, (_, day) => ({ date: `2026-07-${String(6 + day).padStart(2, '0')}`, hours: null }))
  expect(openState(hours, now, texts, closed).text).toBe('Stengt · åpner 16. juli 10')
  expect(openState('', now, texts)).toEqual({ open: false, text: 'Stengt inntil videre' })
})

it('says when it opens next where tomorrow is closed', () => {
  expect(openLine(hours, new Date('2026-03-07T12:00:00Z'), texts).text).toBe('Åpent til 18.30 · åpner mandag 10')
  expect(openLine(hours, new Date('2026-03-02T12:00:00Z'), texts).text).toBe('Åpent til 20')
})

it('has a line for each run of days with the same hours', () => {
  expect(hoursLines(hours, texts)).toEqual(['Mandag–fredag 10–20', 'Lørdag 10–18.30', 'Søndag stengt'])
  expect(hoursLines('', texts)).toEqual(['Mandag–søndag stengt'])
})

const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

it('shows the week with today marked', () => {
  const { container } = show(<OpeningHours hours={hours} now={new Date('2026-03-04T12:00:00Z')} />)
  expect(rows()).toEqual([
    ['Mandag', '10–20'],
    ['Tirsdag', '10–20'],
    ['Onsdag i dag', '10–20'],
    ['Torsdag', '10–20'],
    ['Fredag', '10–20'],
    ['Lørdag', '10–18.30'],
    ['Søndag', 'stengt'],
  ])
  expect(container.querySelectorAll('[data-today]')).toHaveLength(1)
})

it('tells of days that are not as usual before the time is known, by when the page was made', () => {
  const deviations = [
    { date: '2026-12-05', hours: '1000-1600', name: 'Førjulsfest' },
    { date: '2026-12-24', hours: '0900-1300', name: 'Julaften' },
  ]
  const made = new Date('2026-12-02T12:00:00Z')
  const { container, rerender } = show(<OpeningHours hours={hours} now={null} madeAt={made} deviations={deviations} />)
  const told = rows().map(([day, times]) => [day?.replace(' i dag', ''), times])
  expect(told).toContainEqual(['LørdagFørjulsfest', '10–16'])
  expect(told.flat().join(' ')).toMatch(/24\. desemberJulaften/u)
  expect(container.querySelectorAll('[data-today]')).toHaveLength(0)
  rerender(<OpeningHours hours={hours} now={made} madeAt={made} deviations={deviations} />)
  expect(rows().map(([day, times]) => [day?.replace(' i dag', ''), times])).toEqual(told)
})

it('shows the coming days as they will be: holidays closed, deviations by name, those further away below', () => {
  const deviations = [
    { date: '2026-12-24', hours: '0900-1300', name: 'Julaften' },
    { date: '2026-12-31', hours: '1000-1500', name: 'Nyttårsaften' },
  ]
  show(<OpeningHours hours={hours} now={new Date('2026-12-22T12:00:00Z')} deviations={deviations} />)
  expect(rows()).toEqual(
    expect.arrayContaining([
      ['TorsdagJulaften', '9–13'],
      ['FredagFørste juledag', 'stengt'],
      ['LørdagAndre juledag', 'stengt'],
      ['torsdag 31. desemberNyttårsaften', '10–15'],
      ['fredag 1. januarFørste nyttårsdag', 'stengt'],
    ]),
  )
})

it('marks nothing while the time is unknown, as on the server', () => {
  const { container } = show(<OpeningHours hours={hours} now={null} />)
  expect(container.querySelector('[data-today], [data-part=now]')).toBeNull()
  // The line that comes later has its place already.
  expect(container.querySelector('[data-part=pending]')?.textContent).toBe('\u{A0}')
  expect(rows()).toHaveLength(7)
})

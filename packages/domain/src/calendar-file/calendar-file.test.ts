import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from './index.ts'

const event: CalendarEvent = {
  uid: 'reservasjon-100001@so.example',
  by: 'Storm & Opphold',
  made: new Date('2026-11-17T09:00:00Z'),
  starts: new Date('2026-11-19T18:00:00Z'),
  ends: new Date('2026-11-19T19:00:00Z'),
  title: 'Siste frist: hent varene i Bodø',
  place: 'Storgata 1, 8006 Bodø',
  text: 'Reservasjonsnummer 100001; vis det i kassen.\nMandag–fredag 10–20',
  url: 'https://so.example/checkout/kvittering#token=abc',
  remindBefore: 3,
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!component || !zone) throw new Error('The file has no event')
  ICAL.TimezoneService.register(zone)
  return { calendar, found: new ICAL.Event(component), component }
}

describe('a calendar file', () => {
  it('[R10.102] is read by another program as it was meant', () => {
    const { found, component, calendar } = read(calendarFile(event))
    expect([found.uid, found.summary, found.location, found.description]).toEqual([event.uid, event.title, event.place, event.text])
    expect([found.startDate.toJSDate(), found.endDate.toJSDate()]).toEqual([event.starts, event.ends])
    expect(String(component.getFirstPropertyValue('url'))).toBe(event.url)
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    expect(String(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT3H')
    expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('method')]).toEqual(['2.0', 'PUBLISH'])
  })

  it.each([
    ['in winter', '2026-01-15T17:00:00Z', '20260115T180000'],
    ['in summer', '2026-07-15T17:00:00Z', '20260715T190000'],
    ['on the day that summer begins', '2026-03-29T15:00:00Z', '20260329T170000'],
    ['on the day that it ends', '2026-10-25T15:00:00Z', '20261025T160000'],
    ['after midnight in Norway', '2026-07-15T22:30:00Z', '20260716T003000'],
  ])('[R10.102] %s says the clock of Oslo, and by its own rules the same moment', (_, at, clock) => {
    const file = calendarFile({ ...event, starts: new Date(at) })
    expect(file).toContain(`\r\nDTSTART;TZID=Europe/Oslo:${clock}\r\n`)
    expect(read(file).found.startDate.toJSDate()).toEqual(new Date(at))
  })

  it('[R10.102] has lines of at most 75 octets that end in CRLF, and gives any text back', () => {
    const printable = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, '').trim())
    fc.assert(
      fc.property(printable, printable, (title, text) => {
        const file = calendarFile({ ...event, title, text })
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const { found } = read(file)
        expect([found.summary, found.description]).toEqual([title, text])
      }),
    )
  })

  it('[R10.102] lets no text add a line of its own', () => {
    const file = calendarFile({ ...event, place: 'Oslo\r\nATTENDEE:mailto:ola@example.org', title: 'Hent\u0000\u001B nå\rX' })
    expect(file).toContain(String.raw`LOCATION:Oslo\nATTENDEE:mailto:ola@example.org`)
    expect(file).toContain(String.raw`SUMMARY:Hent nå\nX`)
    expect(read(file).component.getFirstProperty('attendee')).toBeNull()
  })
})

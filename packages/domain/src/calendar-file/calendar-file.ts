/** Something that takes place in Norway; texts are plain, of one line or several. */
export type CalendarEvent = {
  /** The same for every file about the same thing, so that a calendar that has it changes it. */
  readonly uid: string
  /** Who publishes it. */
  readonly by: string
  /** When the file is made. */
  readonly made: Date
  readonly starts: Date
  readonly ends: Date
  readonly title: string
  readonly place: string
  readonly text: string
  readonly url: string
  /** How long (hours) before it starts the calendar reminds of it. */
  readonly remindBefore: number
}

const two = '2-digit'
const osloTime = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  hourCycle: 'h23',
  year: 'numeric',
  month: two,
  day: two,
  hour: two,
  minute: two,
  second: two,
})

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`

/** The clock in Norway, as 20261119T190000. */
function local(at: Date): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(osloTime.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${year}${month}${day}T${hour}${minute}${second}`
}

const controls = /(?!\n)\p{Cc}/gu

/** RFC 5545 §3.3.11: what separates is escaped, a new line is written, and other control characters have no place. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const octets = new TextEncoder()
const mostOctets = 75

/** RFC 5545 §3.1: no line is longer than 75 octets; what follows stands after a space, and no character is cut. */
function folded(line: string): string {
  const lines = ['']
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > mostOctets) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += character
    length += size
  }
  return lines.join('\r\n')
}

/** Central European time, as it has been since 1996 (RFC 5545 §3.6.5). */
const oslo = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A file with one event, which any calendar takes in (RFC 5545). It takes up no time of the day: nobody is busy because of it. */
export function calendarFile({ uid, by, made, starts, ends, title, place, text, url, remindBefore }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(by)}//NO`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...oslo,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART;TZID=Europe/Oslo:${local(starts)}`,
    `DTEND;TZID=Europe/Oslo:${local(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindBefore}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

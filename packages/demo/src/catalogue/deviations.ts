import { formatClock, holidayOn, hoursOn, openingHours, type Deviation } from '@vidda/domain/hours'
import { datePlus, osloDate } from '@vidda/domain/price'

type ShortDay = { readonly name: string; readonly closes: number }

const [atOne, atTwo, atFour] = [13 * 60, 14 * 60, 16 * 60] as const

const christmasEve: ShortDay = { name: 'Julaften', closes: atOne }
const newYearsEve: ShortDay = { name: 'Nyttårsaften', closes: atTwo }

/** Days before public holidays, on which shops close early. */
function shortDay(date: string): ShortDay | undefined {
  if (date.endsWith('-12-24')) return christmasEve
  if (date.endsWith('-12-31')) return newYearsEve
  const next = holidayOn(datePlus(date, 1))
  if (next === 'maundyThursday') return { name: 'Onsdag før skjærtorsdag', closes: atFour }
  if (next === 'easterSunday') return { name: 'Påskeaften', closes: atFour }
  if (next === 'whitSunday') return { name: 'Pinseaften', closes: atFour }
  return undefined
}

const year = 365
const written = (minute: number): string => formatClock(minute).replace(':', '')

/** The days of the coming year on which a shop with these hours closes earlier than it does in other weeks. */
export function deviationsFrom(week: string, now: Date): readonly Deviation[] {
  const usual = openingHours(week)
  const today = osloDate(now)
  const dates = Array.from({ length: year }, (_, days) => datePlus(today, days))
  return dates.flatMap((date) => {
    const short = shortDay(date)
    const { open } = hoursOn(usual, date)
    if (!short || !open || open.to <= short.closes) return []
    return [{ date, hours: `${written(open.from)}-${written(short.closes)}`, name: short.name }]
  })
}

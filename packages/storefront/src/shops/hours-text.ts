import { formatClock, groupHours, hoursToday, isOpenAt, openingHours, opensLaterToday } from '@vidda/domain/hours'
import { fill, type Texts } from '@vidda/texts'

type ShopTexts = Texts['shops']

/** `Åpent til 20:00`, `Stengt nå, åpent 10:00–20:00 i dag`, `Stengt for i dag` or `Stengt i dag`, on the shops' clock. */
export function openText(hours: string, now: Date, texts: ShopTexts): string {
  const week = openingHours(hours)
  const today = hoursToday(week, now)
  if (!today) return texts.closedToday
  if (isOpenAt(week, now)) return fill(texts.openUntil, { time: formatClock(today.to) })
  if (!opensLaterToday(week, now)) return texts.closedForToday
  return fill(texts.opensToday, { from: formatClock(today.from), to: formatClock(today.to) })
}

/** A line for each run of days with the same hours: `Mandag–fredag 10:00–20:00`. */
export function hoursLines(hours: string, texts: ShopTexts): readonly string[] {
  const dayNames = [texts.monday, texts.tuesday, texts.wednesday, texts.thursday, texts.friday, texts.saturday, texts.sunday]
  const nameOf = (day: number) => dayNames[day - 1] ?? ''
  return groupHours(openingHours(hours)).map(({ first, last, open }) => {
    const days = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last).toLocaleLowerCase('nb-NO')}`
    return `${days} ${open ? `${formatClock(open.from)}–${formatClock(open.to)}` : texts.closed}`
  })
}

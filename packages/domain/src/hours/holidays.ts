/** Norwegian public holidays (helligdagsfredloven § 2, and 1 and 17 May), when shops are closed unless one says otherwise. */
export const holidays = [
  'newYear',
  'maundyThursday',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'constitutionDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'christmasDay',
  'boxingDay',
] as const
export type Holiday = (typeof holidays)[number]

const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '05-01': 'labourDay',
  '05-17': 'constitutionDay',
  '12-25': 'christmasDay',
  '12-26': 'boxingDay',
}

/** By days after Easter Sunday. */
const moving: Readonly<Record<number, Holiday>> = {
  [-3]: 'maundyThursday',
  [-2]: 'goodFriday',
  0: 'easterSunday',
  1: 'easterMonday',
  39: 'ascension',
  49: 'whitSunday',
  50: 'whitMonday',
}

const dayLength = 24 * 60 * 60_000

/** Easter Sunday of a year of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const corrected = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const day = epact + toSunday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

/** Which public holiday a day such as `2026-12-25` is; null for any other day. Where two meet, the fixed one gives its name. */
export function holidayOn(date: string): Holiday | null {
  const named = fixed[date.slice(5)]
  if (named) return named
  const days = Math.round((Date.parse(date) - easter(Number(date.slice(0, 4)))) / dayLength)
  return moving[days] ?? null
}

import { datePlus, osloDate, osloMidnight } from '@vidda/domain/price'

const day = 86_400_000

/** The instant `days` days after the start of that UTC day, at `hour`. */
const dayFrom = (now: Date, days: number, hour = 5): Date => new Date(Math.floor(now.getTime() / day) * day + days * day + hour * 3_600_000)

/** The instant at which the day begins in Norway that is `days` days after `now`. */
export const midnightFrom = (now: Date, days: number): string => osloMidnight(datePlus(osloDate(now), days)).toISOString()

export const isoFrom = (now: Date, days: number, hour = 5): string => dayFrom(now, days, hour).toISOString()

const day = 86_400_000

/** The instant `days` days after the start of that UTC day, at `hour`. */
const dayFrom = (now: Date, days: number, hour = 5): Date => new Date(Math.floor(now.getTime() / day) * day + days * day + hour * 3_600_000)

export const isoFrom = (now: Date, days: number, hour = 5): string => dayFrom(now, days, hour).toISOString()

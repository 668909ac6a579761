export {
  clockTime,
  dateTime,
  dayOfMonth,
  fullDate,
  longDate,
  shortDayTime,
  weekdayDate,
  weekdayDateTime,
  weekdayName,
} from './date-text.ts'
export type { Instant } from './date-text.ts'

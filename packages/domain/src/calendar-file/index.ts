export { calendarFile } from './calendar-file.ts'
export type { CalendarEvent } from './calendar-file.ts'

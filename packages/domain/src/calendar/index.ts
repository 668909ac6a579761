export { relativeTime, weekStart } from './calendar.ts'

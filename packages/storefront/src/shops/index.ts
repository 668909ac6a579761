export { hoursLines, openText } from './hours-text.ts'
export { useNow } from './use-now.ts'

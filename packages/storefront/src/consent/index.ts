export { importQuestion } from './import-question.ts'
export { LazyConsent } from './LazyConsent.tsx'

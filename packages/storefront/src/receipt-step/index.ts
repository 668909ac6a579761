export { intoSight, useSending } from './use-sending.ts'
export { stepHeading, useStepFocus } from './use-step-focus.ts'
export { lookOf } from './words.ts'

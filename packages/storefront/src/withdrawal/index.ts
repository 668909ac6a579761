export { stepHeading, useStepFocus } from './use-step-focus.ts'
export { withdrawalStep } from './withdrawal-step.ts'
export { WithdrawalScreen } from './WithdrawalScreen.tsx'
export { WithdrawalSection } from './WithdrawalSection.tsx'

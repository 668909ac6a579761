export { withdrawalStep } from './withdrawal-step.ts'
export { WithdrawalScreen } from './WithdrawalScreen.tsx'
export { sectionHeading, WithdrawalSection } from './WithdrawalSection.tsx'

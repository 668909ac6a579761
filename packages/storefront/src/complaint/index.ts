export { complaintStep } from './complaint-step.ts'
export { complaintHeading, ComplaintSection } from './ComplaintSection.tsx'
export { ComplaintScreen } from './ComplaintScreen.tsx'
export { purchaseOf } from './purchase.ts'

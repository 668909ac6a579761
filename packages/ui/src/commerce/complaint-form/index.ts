export { ComplaintForm } from './ComplaintForm.tsx'
export type { ComplaintFormProps, ComplaintLine, ComplaintValues } from './ComplaintForm.tsx'

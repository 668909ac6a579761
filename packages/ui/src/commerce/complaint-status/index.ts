export { ComplaintStatus } from './ComplaintStatus.tsx'
export type { ComplaintStatusProps, MadeComplaint } from './ComplaintStatus.tsx'

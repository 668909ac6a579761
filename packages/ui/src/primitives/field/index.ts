export { Field } from './Field.tsx'
export type { FieldControl, FieldProps } from './Field.tsx'

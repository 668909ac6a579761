import type { FieldProps } from '../field/index.ts'

/** What a field component hands to its `Field`; the rest is its control's. */
export type LabelledProps = Omit<FieldProps, 'children' | 'note'>

/** Takes what belongs to the `Field` out of a field component's props. */
export function splitField<P extends LabelledProps>(props: P) {
  const { id, name, label, help, error, required, markRequired, optional, missing, describedBy, ...control } = props
  return { field: { id, name, label, help, error, required, markRequired, optional, missing, describedBy }, control }
}

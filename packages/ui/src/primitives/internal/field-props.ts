import type { FieldProps } from '../field/index.ts'

/**
 * What a field component hands to its `Field`: its words, and how the whole of it looks and lies (`className`, `style`). The rest is its
 * control's, `id`, `ref`, `data-*` and `aria-*` too: that is what labels, forms and tests look for.
 */
export type LabelledProps = Pick<
  FieldProps,
  | 'id'
  | 'name'
  | 'label'
  | 'help'
  | 'error'
  | 'required'
  | 'markRequired'
  | 'optional'
  | 'missing'
  | 'aria-describedby'
  | 'className'
  | 'style'
>

/** Takes what belongs to the `Field` out of a field component's props. */
export function splitField<P extends LabelledProps>(props: P) {
  const { id, name, label, help, error, required, markRequired, optional, missing, className, style, ...others } = props
  const { 'aria-describedby': describedBy, ...control } = others
  const words = { id, name, label, help, error, required, markRequired, optional, missing }
  return { field: { ...words, className, style, 'aria-describedby': describedBy }, control }
}

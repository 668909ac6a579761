/** Size and colour of a line on one line. */
export const lookOf = ({ color, size }: { readonly color: string; readonly size: string }): string =>
  [color, size].filter(Boolean).join(', ')

import type { ReactNode } from 'react'

/** The name with each letter and its word held together in a `span`, which the styles do not let break at its hyphen: `T-skjorte`. */
export const wholeWords = (name: string): readonly ReactNode[] =>
  name.split(/(\b\p{Lu}-\p{L}+)/u).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))

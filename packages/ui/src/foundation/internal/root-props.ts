import type { ComponentPropsWithRef, JSX } from 'react'

/**
 * What a component hands on to its root element, beside its own props: `className`, `id`, `style`, `ref`, listeners, `data-*` and `aria-*`.
 * `Own` are those that mean something else to the component, or that it alone sets.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | Own
>

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { EmptyStateRoot } from './EmptyState.styles.ts'

export type EmptyStateProps = RootProps<'section', 'action'> & {
  /** What is missing. */
  readonly title: string
  /** A sentence or two under the title. */
  readonly children?: ReactNode
  /** What to do instead: a button or link. */
  readonly action?: ReactNode
  /** Above the title. */
  readonly icon?: IconName
  /** The title's level; default 2, and 1 where it is all that a page has. */
  readonly level?: 1 | 2
}

/** Says why there is nothing here, and offers a way on. */
export function EmptyState({ title, children, action, icon, level = 2, ...rest }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <EmptyStateRoot {...rest}>
      {icon && <Icon name={icon} />}
      <Heading data-part="title">{title}</Heading>
      {children && <div data-part="text">{children}</div>}
      {action}
    </EmptyStateRoot>
  )
}

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { EmptyStateRoot } from './EmptyState.styles.ts'

export type EmptyStateProps = {
  /** What is missing. */
  readonly title: string
  /** A sentence or two under the title. */
  readonly children?: ReactNode
  /** What to do instead: a button or link. */
  readonly action?: ReactNode
  /** Above the title. */
  readonly icon?: IconName
}

/** Says why there is nothing here, and offers a way on. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <EmptyStateRoot>
      {icon && <Icon name={icon} />}
      <h2>{title}</h2>
      {children && <div data-part="text">{children}</div>}
      {action}
    </EmptyStateRoot>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { NoticeRoot } from './Notice.styles.ts'

export type NoticeProps = RootProps<'div'> & {
  /** Default `info`. State: `data-tone`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'error'
  /** In one line, what has happened. */
  readonly title?: string
  /** What it means and what to do. */
  readonly children?: ReactNode
  /** Says it aloud when it appears after the page did: `status` waits its turn, `alert` interrupts. */
  readonly role?: 'status' | 'alert'
}

/** A message that stays in the page, in words; the icon and colour only repeat it. */
export function Notice({ tone = 'info', title, children, role, ...rest }: NoticeProps) {
  const icon = tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert'
  return (
    <NoticeRoot role={role} {...rest} data-tone={tone}>
      <Icon name={icon} />
      <div data-part="body">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </NoticeRoot>
  )
}

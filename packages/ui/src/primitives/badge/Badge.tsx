import type { ReactNode } from 'react'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { BadgeRoot } from './Badge.styles.ts'

export type BadgeProps = RootProps<'span'> & {
  /** Default `neutral`. State: `data-tone`. */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'
  /** A word or two. */
  readonly children: ReactNode
}

/** A short fact beside something; its words carry the meaning, its colour only repeats it. */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps) {
  return (
    <BadgeRoot {...rest} data-tone={tone}>
      {children}
    </BadgeRoot>
  )
}

import type { LinkProps } from 'react-router-dom'
import type { ButtonLook } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { ButtonLinkRoot } from './ButtonLink.styles.ts'

export type ButtonLinkProps = ButtonLook & LinkProps

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ variant = 'action', size = 'normal', full = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} data-variant={variant} data-size={size} data-full={full || undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </ButtonLinkRoot>
  )
}

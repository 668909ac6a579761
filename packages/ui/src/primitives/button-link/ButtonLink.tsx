import type { LinkProps } from '../link/index.ts'
import type { ButtonLook } from '../button/index.ts'
import { ButtonLinkRoot } from './ButtonLink.styles.ts'

export type ButtonLinkProps = ButtonLook & LinkProps

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ variant = 'action', size = 'normal', full = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} data-variant={variant} data-size={size} data-full={full || undefined}>
      {icon}
      {children}
    </ButtonLinkRoot>
  )
}

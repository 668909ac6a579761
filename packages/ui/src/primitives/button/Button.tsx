import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react'
import { ButtonRoot } from './Button.styles.ts'

export type ButtonLook = {
  /** `action` is the one thing to do here, `quiet` an alternative, `plain` a side matter. Default `action`. State: `data-variant`. */
  readonly variant?: 'action' | 'quiet' | 'plain'
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'small' | 'normal' | 'large'
  /** As wide as its parent. State: `data-full`. */
  readonly full?: boolean
  /** Before the text: `<Icon name="pin" />`. An element, so that a button without one carries no icons. */
  readonly icon?: ReactElement
}

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'size'> & {
    /** Something is under way: presses do nothing, focus stays. State: `data-loading`, `aria-busy`. */
    readonly loading?: boolean
  }

/** Does something, here and now. */
export function Button({
  variant = 'action',
  size = 'normal',
  full = false,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ButtonRoot
      {...rest}
      type={type}
      onClick={handleClick}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {loading ? <span data-part="spinner" /> : icon}
      {children}
    </ButtonRoot>
  )
}

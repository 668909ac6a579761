import { Icon, type IconName } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { IconButtonRoot } from './IconButton.styles.ts'

export type IconButtonProps = RootProps<'button'> & {
  /** Which drawing of the set. */
  readonly icon: IconName
  /** What it does, in words; also shown by the browser on hover. */
  readonly label: string
  /** `plain` has no ground or border. Default `plain`. State: `data-variant`. */
  readonly variant?: 'plain' | 'quiet'
}

/** A button with a drawing in place of words, which it has as its name. */
export function IconButton({ icon, label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconButtonRoot aria-label={label} title={label} {...rest} type={type} data-variant={variant}>
      <Icon name={icon} />
    </IconButtonRoot>
  )
}

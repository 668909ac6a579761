import { IconRoot } from './Icon.styles.ts'
import type { RootProps } from '../internal/root-props.ts'
import { icons, type IconName } from './icons.data.ts'

export type IconProps = RootProps<'svg', 'name'> & {
  /** Which drawing of the set. */
  readonly name: IconName
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  readonly label?: string
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'normal' | 'large'
}

/** One drawing of the set, in the size and colour of the text around it. */
export function Icon({ name, label, size = 'normal', ...rest }: IconProps) {
  const meaning = label === undefined && rest['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <IconRoot viewBox="0 0 24 24" {...meaning} {...rest} data-size={size}>
      <path d={icons[name]} />
    </IconRoot>
  )
}

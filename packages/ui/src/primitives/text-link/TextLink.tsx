import type { LinkProps } from '../link/index.ts'
import { Icon, type IconName } from '../../foundation/icon/index.ts'
import { TextLinkRoot } from './TextLink.styles.ts'

export type TextLinkProps = LinkProps & {
  /** A link on its own line rather than inside a sentence. State: `data-standalone`. */
  readonly standalone?: boolean
  /** After the text; only for one that stands alone. */
  readonly icon?: IconName
}

/** `to` is a path of the shop, or an address with a scheme (`https:`, `mailto:`, `tel:`). */
export function TextLink({ standalone = false, icon, children, ...rest }: TextLinkProps) {
  return (
    <TextLinkRoot {...rest} data-standalone={standalone || undefined}>
      {children}
      {icon && <Icon name={icon} />}
    </TextLinkRoot>
  )
}

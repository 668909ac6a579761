import { useMemo } from 'react'
import { Icon, type IconName } from '../../foundation/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HeaderLinkRoot } from './HeaderLink.styles.ts'

export type HeaderLinkProps = RootProps<'span'> & {
  /** A path of the shop. */
  readonly to: string
  /** Before the text, and alone on a narrow window. */
  readonly icon: IconName
  /** Where it leads; on a narrow window it is read aloud and not seen. Without it the icon stands alone at every width. */
  readonly text?: string | undefined
  /** Read aloud in place of the text, which it has to contain: `Min butikk: Hamar`. Needed where there is no text. */
  readonly label?: string | undefined
  /** Is there from 1020 px: below, the menu drawer has it. State: `data-desktop-only`. */
  readonly desktopOnly?: boolean
  /** More about it, shown where a pointer rests. */
  readonly title?: string
  /** The number on the badge; 0 shows no badge. State: `data-pop` when the count has changed since the page was loaded. */
  readonly count?: number
  /** What the badge says aloud: `3 i handlekurven`. */
  readonly countText?: string
  /** Called instead of navigating on a plain press; opening in a new tab still works. */
  readonly onOpen?: (() => void) | undefined
}

/** Whether the visitor has done something on this page; false on a server. */
const hasBeenUsed = (): boolean => (globalThis.navigator as Partial<Navigator> | undefined)?.userActivation?.hasBeenActive ?? false

/** A link at the end of a header, with an icon and the number of things behind it. */
export function HeaderLink(props: HeaderLinkProps) {
  const { to, icon, text, label, desktopOnly = false, title, count = 0, countText, onOpen, ...rest } = props
  // Alternates between two values: an animation restarts only when its name changes.
  const pop = useMemo(() => (hasBeenUsed() ? (count % 2) + 1 : undefined), [count])
  return (
    <HeaderLinkRoot {...rest} data-desktop-only={desktopOnly || undefined}>
      <Link to={to} title={title} aria-label={label} data-part="link" onOpen={onOpen}>
        <Icon name={icon} />
        {text && <span data-part="text">{text}</span>}
        {count > 0 && (
          <span data-part="badge" data-pop={pop} role="status" aria-label={countText}>
            {count}
          </span>
        )}
      </Link>
    </HeaderLinkRoot>
  )
}

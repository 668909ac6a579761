import { fill, frameTexts } from '@vidda/texts'
import type { MouseEvent } from 'react'
import { Link } from '../link/index.ts'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { CartLinkRoot } from './CartLink.styles.ts'

export type CartLinkProps = {
  /** Number of goods in the cart; 0 shows no badge. */
  readonly count: number
  /** Opens the cart in place of following the link; a new tab is still possible. */
  readonly onOpen?: (() => void) | undefined
}

/** The link to the checkout, with the number of goods as a badge (spec §2). */
export function CartLink({ count, onOpen }: CartLinkProps) {
  const texts = useTexts(frameTexts)

  function handleClick(event: MouseEvent) {
    const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!onOpen || newTab) return
    event.preventDefault()
    onOpen()
  }

  return (
    <CartLinkRoot>
      <Link to="/checkout" title={texts.cartTitle} data-part="link" onClick={handleClick}>
        <Icon name="cart" />
        <span data-part="text">{texts.cart}</span>
        {count > 0 && (
          <span data-part="badge" role="status" aria-label={fill(texts.cartCount, { count })}>
            {count}
          </span>
        )}
      </Link>
    </CartLinkRoot>
  )
}

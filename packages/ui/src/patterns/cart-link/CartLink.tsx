import { fill, frameTexts } from '@vidda/texts'
import { HeaderLink } from '../header-link/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type CartLinkProps = RootProps<'span'> & {
  /** Number of goods in the cart; 0 shows no badge. */
  readonly count: number
  /** Opens the cart in place of following the link; a new tab is still possible. */
  readonly onOpen?: (() => void) | undefined
}

/** The link to the checkout, with the number of goods as a badge (spec §2). */
export function CartLink({ count, onOpen, ...rest }: CartLinkProps) {
  const texts = useTexts(frameTexts)
  return (
    <HeaderLink
      {...rest}
      to="/checkout"
      icon="cart"
      text={texts.cart}
      title={texts.cartTitle}
      count={count}
      countText={fill(texts.cartCount, { count })}
      onOpen={onOpen}
    />
  )
}

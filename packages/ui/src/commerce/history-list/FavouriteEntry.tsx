import { formatMoney, type Ore } from '@vidda/domain/money'
import { fill, historyTexts, shopStockTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type FavouriteEntryProps = RootProps<'li'> & {
  /** The product's page. */
  readonly to: string
  /** The product's name. */
  readonly name: string
  /** The product's picture. */
  readonly image: ImageSources
  /** What it costs now. */
  readonly price: Ore
  /** Some shop has it. State: `data-sold-out` on the entry when not. */
  readonly available: boolean
  /** It is a favourite no more. */
  readonly onRemove: () => void
}

/** An article in the list of favourites; `useRemovalFocus` of cart-line keeps the focus when it goes. */
export function FavouriteEntry({ to, name, image, price, available, onRemove, ...rest }: FavouriteEntryProps) {
  const texts = useTexts(historyTexts)
  const stock = useTexts(shopStockTexts)
  return (
    <li {...rest} data-part="favourite" data-sold-out={available ? undefined : true}>
      <Picture image={image} alt="" sizes="5rem" />
      <div>
        <Link data-part="name" to={to}>
          {name}
        </Link>
        <span data-part="price">{formatMoney(price)}</span>
        {!available && <span data-part="about">{stock.notInStock}</span>}
      </div>
      <button type="button" data-part="remove" aria-label={fill(texts.remove, { name })} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  )
}

import { reservationTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { Notice } from '../../primitives/notice/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { OrderNoticeRoot } from './OrderNotice.styles.ts'

type Named = { readonly name: string; readonly count: number }

export type OrderNoticeProps = RootProps<'div'> & {
  /** No row without it, as above a receipt that names it. */
  readonly shop?: string
  /** What was ordered; no row when empty or not given. */
  readonly products?: readonly Named[]
  /** What could not be had any more; no row when empty. */
  readonly notOrdered: readonly Named[]
}

function Names({ goods }: { readonly goods: readonly Named[] }) {
  return (
    <dd>
      <ul role="list">
        {goods.map(({ name, count }) => (
          <li key={name}>
            {count} × {name}
          </li>
        ))}
      </ul>
    </dd>
  )
}

const none: readonly Named[] = []

/** What became of an order, line by line (spec §8 order notice). */
export function OrderNotice({ shop, products = none, notOrdered, ...rest }: OrderNoticeProps) {
  const texts = useTexts(reservationTexts)
  return (
    <OrderNoticeRoot {...rest}>
      <Notice tone={notOrdered.length > 0 ? 'warning' : 'success'} role="status">
        <dl>
          {shop && (
            <div>
              <dt>{texts.shop}</dt>
              <dd>{shop}</dd>
            </div>
          )}
          {products.length > 0 && (
            <div>
              <dt>{texts.products}</dt>
              <Names goods={products} />
            </div>
          )}
          {notOrdered.length > 0 && (
            <div>
              <dt>{texts.notOrdered}</dt>
              <Names goods={notOrdered} />
            </div>
          )}
        </dl>
      </Notice>
    </OrderNoticeRoot>
  )
}

import { fetchOwnOrders } from '@vidda/client/own'
import { fill, myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { HistoryList } from '@vidda/ui/history-list'
import { Icon } from '@vidda/ui/icon'
import { Notice } from '@vidda/ui/notice'
import { useTexts } from '@vidda/ui/texts-provider'
import { intoSight } from '../receipt-step/index.ts'
import { OrderEntry } from './Entries.tsx'
import { MyPage } from './MyPage.tsx'
import { useBuyAgain, type NotAll } from './use-buy-again.ts'
import { useHistory } from './use-history.ts'
import { useShopName } from './use-shop-name.ts'

export function OrdersScreen() {
  return <MyPage section="orders">{() => <Orders />}</MyPage>
}

function Orders() {
  const texts = useTexts(myPageTexts)
  const { entries, ...history } = useHistory(fetchOwnOrders)
  const shopName = useShopName()
  const { pending, notAll, buy, openCart } = useBuyAgain()
  return (
    <>
      <div role="status">{notAll && <NotAllNotice notAll={notAll} onOpenCart={openCart} />}</div>
      <HistoryList kind="orders" {...history}>
        {entries.map((order) => (
          <OrderEntry
            key={order.id}
            order={order}
            shopName={shopName}
            action={
              <Button
                variant="plain"
                size="small"
                icon={<Icon name="cart" />}
                loading={pending === order.id}
                aria-label={fill(texts.buyAgainOf, { number: order.id })}
                onClick={() => void buy(order)}
              >
                {texts.buyAgain}
              </Button>
            }
          />
        ))}
      </HistoryList>
    </>
  )
}

function NotAllNotice({ notAll, onOpenCart }: { readonly notAll: NotAll; readonly onOpenCart: () => void }) {
  const texts = useTexts(myPageTexts)
  const { someAdded, missing, full } = notAll
  const noneAdded = full.length > 0 ? texts.nothingNewTitle : texts.noneAddedTitle
  return (
    <Notice ref={intoSight} tone="warning" title={someAdded ? texts.addedTitle : noneAdded}>
      {missing.length > 0 && <p>{fill(texts.notAdded, { names: missing.join(', ') })}</p>}
      {full.length > 0 && <p>{fill(texts.noMore, { names: full.join(', ') })}</p>}
      {(someAdded || full.length > 0) && (
        <Button variant="quiet" size="small" onClick={onOpenCart}>
          {texts.openCart}
        </Button>
      )}
    </Notice>
  )
}

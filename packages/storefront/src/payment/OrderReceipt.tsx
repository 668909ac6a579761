import { completePayment } from '@vidda/client/payments'
import { imageSources } from '@vidda/contract'
import { removeLine, type CartState } from '@vidda/domain/cart'
import { formatMoney, times } from '@vidda/domain/money'
import type { OrderReceipt as Order, PaymentState } from '@vidda/domain/payment-page'
import { qliroPath, screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { fill, paymentPageTexts, receiptTexts, reservationTexts, withdrawTexts, type WordsOf } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { CartSummary } from '@vidda/ui/cart-summary'
import { Notice, type NoticeProps } from '@vidda/ui/notice'
import { OrderNotice } from '@vidda/ui/order-notice'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import { ComplaintSection, purchaseOf } from '../complaint/index.ts'
import { WithdrawalSection } from '../withdrawal/index.ts'
import { OrderReceiptRoot } from './Payment.styles.ts'
import { providerNames } from './provider-names.ts'
import { forgetSession } from './wish.ts'

/** How often (ms) an answer that is awaited is asked for, and how many times. */
const askEvery = 1000
const askTimes = 30
/** How often (ms) afterwards, of a purchase that the provider takes its time to decide. */
const askOnEvery = 30_000

const bought: readonly PaymentState[] = ['authorized', 'accepted', 'captured', 'closed']

type Words = WordsOf<typeof paymentPageTexts>
type Told = { readonly title: string; readonly text: string; readonly tone: NonNullable<NoticeProps['tone']> }

function toldOf({ state, reason, email, provider, refunded }: Order, texts: Words, isWaiting: boolean): Told {
  if (isWaiting) return { title: texts.waitingTitle, text: texts.waitingText, tone: 'info' }
  if (state === 'held') return { title: texts.unfinishedTitle, text: texts.unfinishedText, tone: 'warning' }
  if (state === 'on_hold')
    return { title: texts.onHoldTitle, text: fill(texts.onHoldText, { provider: providerNames[provider] }), tone: 'info' }
  if (state === 'refused')
    return { title: texts.refusedTitle, text: fill(texts.refusedText, { provider: providerNames[provider] }), tone: 'error' }
  if (state === 'expired') return { title: texts.refusedTitle, text: texts.expiredText, tone: 'error' }
  if (reason === 'undecided') return { title: texts.cancelledTitle, text: texts.undecidedText, tone: 'warning' }
  if (state === 'review_required') return { title: texts.reviewTitle, text: texts.reviewText, tone: 'error' }
  if (state === 'refunded')
    return { title: texts.refundedTitle, text: fill(texts.refundedText, { amount: formatMoney(refunded) }), tone: 'success' }
  if (state === 'cancelled')
    return { title: texts.cancelledTitle, text: reason === 'no_stock' ? texts.noStockText : texts.cancelledText, tone: 'warning' }
  return { title: texts.acceptedTitle, text: fill(texts.acceptedText, { email }), tone: 'success' }
}

/** The cart without what was bought, and without the session that bought it. */
function without(cart: CartState, { lines, sessionId }: Order): CartState {
  const rest = lines.reduce((left, { ean }) => removeLine(left, ean), cart)
  return forgetSession(rest, sessionId)
}

/**
 * Asks what has become of a payment while it is not decided; that makes the order where it is paid for, whoever comes first. Answers whether these are the
 * first moments, in which most purchases are decided.
 */
function useDecision(order: Order, onChange: (order: Order) => void): boolean {
  const { api, log } = useApp()
  const [asked, setAsked] = useState(0)
  const isWaiting = (order.state === 'held' || order.state === 'on_hold') && asked < askTimes
  const isAsking = isWaiting || order.state === 'on_hold'

  useEffect(() => {
    if (!isAsking) return
    let current = true
    const wait = setTimeout(
      () => {
        completePayment(api, order.token)
          .then((answer) => current && onChange(answer), log)
          .finally(() => current && setAsked((count) => count + 1))
      },
      asked === 0 ? 0 : asked < askTimes ? askEvery : askOnEvery,
    )
    return () => {
      current = false
      clearTimeout(wait)
    }
  }, [api, asked, isAsking, log, onChange, order.token])

  return isWaiting
}

type OrderReceiptProps = {
  readonly order: Order
  readonly shop: Shop | null
  /** What has become of it. */
  readonly onChange: (order: Order) => void
}

/** The receipt of an order, or what became of a payment that made none. */
export function OrderReceipt({ order, shop, onChange }: OrderReceiptProps) {
  const { brand } = useApp()
  const texts = useTexts(paymentPageTexts)
  const reservation = useTexts(reservationTexts)
  const terms = useTexts(receiptTexts)
  const withdraw = useTexts(withdrawTexts)
  const isWaiting = useDecision(order, onChange)
  const ready = useCart((view) => view.ready)
  const change = useCart((view) => view.change)
  const rest = useCart((view) => view.cart.count)
  const isBought = bought.includes(order.state)
  // What is pending is not paid for yet, and not to be paid for again either.
  const isPlaced = isBought || order.state === 'on_hold'
  const isWithdrawn = order.withdrawal !== null && order.withdrawal.made.length > 0
  const isAllWithdrawn = isBought && isWithdrawn && order.withdrawal?.left.length === 0
  const told = isAllWithdrawn
    ? ({ title: withdraw.allDoneTitle, text: fill(withdraw.allDoneText, { email: order.email }), tone: 'info' } satisfies Told)
    : toldOf(order, texts, isWaiting)
  const purchase = purchaseOf(order)
  const { lines, notOrdered, shipping, discount, promoCode, provider } = order

  // Once: who reads the receipt later may have put more of the same in the cart since.
  const isTaken = useRef(false)
  useEffect(() => {
    if (!ready || !isPlaced || isTaken.current) return
    isTaken.current = true
    change((cart) => without(cart, order))
  }, [change, isPlaced, order, ready])

  return (
    <>
      <SectionHeading level={1}>{told.title}</SectionHeading>
      <Notice tone={told.tone} role="status">
        <p>{told.text}</p>
        {order.state === 'held' && !isWaiting && (
          <ButtonLink to={provider === 'klarna' ? screens.klarna : qliroPath(order.shopId)}>{texts.continuePayment}</ButtonLink>
        )}
        {((order.state === 'refused' && rest > 0) || order.state === 'expired' || order.state === 'review_required') && (
          <ButtonLink to={screens.checkout}>{texts.backToCart}</ButtonLink>
        )}
      </Notice>
      {notOrdered.length > 0 && (
        <OrderNotice notOrdered={notOrdered.map(({ name, size, color, count }) => ({ name: `${name}, ${color}, ${size}`, count }))} />
      )}
      {isWithdrawn && <WithdrawalSection order={order} shop={shop} />}
      <OrderReceiptRoot>
        <dl>
          {order.id !== null && (
            <div>
              <dt>{texts.orderNumber}</dt>
              <dd data-part="number">{order.id}</dd>
            </div>
          )}
          {shop && (
            <div>
              <dt>{shipping === 'collect' ? texts.collectAt : texts.sentFrom}</dt>
              <dd>
                <strong>{shop.name}</strong>
                {shipping === 'collect' && (
                  <span data-part="about">
                    {shop.address}, {shop.postNo} {shop.postPlace}
                  </span>
                )}
              </dd>
            </div>
          )}
          {shipping === 'delivery' && order.address !== '' && (
            <div>
              <dt>{texts.sentTo}</dt>
              <dd>
                {order.name}, {order.address}, {order.zipcode} {order.city}
              </dd>
            </div>
          )}
          {isBought && (
            <div>
              <dt>{texts.paidWith}</dt>
              <dd>{order.paymentMethod === null ? providerNames[provider] : `${providerNames[provider]}, ${order.paymentMethod}`}</dd>
            </div>
          )}
        </dl>
        <ul data-part="goods" role="list" aria-label={reservation.products}>
          {lines.map(({ ean, name, size, color, count, price, image }) => (
            <li key={ean}>
              <Picture image={imageSources(image)} alt="" sizes="5rem" />
              <span>
                {name}
                <span data-part="about">
                  {color}, {size}
                </span>
                {count > 1 && (
                  <span data-part="about">
                    {count} × {formatMoney(price)}
                  </span>
                )}
              </span>
              <span>{formatMoney(times(price, count))}</span>
            </li>
          ))}
        </ul>
        <CartSummary
          sum={order.goods}
          total={order.total}
          {...(isBought && { totalLabel: texts.paid })}
          freight={order.freight}
          {...(discount > 0 && { discount, ...(promoCode !== null && { promoCode }) })}
        />
        <p data-part="about">
          {fill(texts.vat, { percentage: order.vatPercentage })}: {formatMoney(order.totalVat)}
        </p>
        {isBought && !isAllWithdrawn && <p>{shipping === 'collect' ? texts.readyText : texts.sentText}</p>}
        {isBought && !isWithdrawn && <WithdrawalSection order={order} shop={shop} />}
        {purchase && <ComplaintSection purchase={purchase} />}
        {isBought && (
          <section>
            <h2>{terms.terms}</h2>
            <p>{terms.complaintText}</p>
            <p>
              {brand.company.legalName}, {brand.company.address}, {brand.company.supportEmail},{' '}
              <span data-part="phone">{brand.company.phone}</span>
            </p>
            <p>
              <TextLink to={screens.support}>{terms.readMore}</TextLink>
            </p>
          </section>
        )}
        <div data-part="actions">
          <Button variant="quiet" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </OrderReceiptRoot>
      {isPlaced && rest > 0 && (
        <Notice title={texts.restTitle}>
          <p>{fill(texts.restText, { count: rest })}</p>
          <ButtonLink variant="quiet" to={screens.checkout}>
            {texts.toCart}
          </ButtonLink>
        </Notice>
      )}
    </>
  )
}

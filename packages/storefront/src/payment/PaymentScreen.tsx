import { clockTime } from '@vidda/domain/date-text'
import { formatMoney, times } from '@vidda/domain/money'
import type { PaymentProvider, PaymentSession } from '@vidda/domain/payment-page'
import { qliroPath, screens } from '@vidda/domain/route'
import { cartTexts, fill, paymentPageTexts, type WordsOf } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { CartSummary } from '@vidda/ui/cart-summary'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { useCart } from '../cart/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { PaymentRoot } from './Payment.styles.ts'
import { openFrame, type ProviderFrame } from './provider-frame.ts'
import { providerNames } from './provider-names.ts'
import { pageNonce, rebuildSnippet } from './rebuild-snippet.ts'
import { useOffers } from './use-offers.ts'
import { useOwnDocument } from './use-own-document.ts'
import { usePayment } from './use-payment.ts'
import { wishOf } from './wish.ts'

/** Longest wait (ms) for a frame before the page says that it can be loaded anew. */
const slowFrame = 10_000

export function KlarnaScreen() {
  return <PaymentScreen provider="klarna" shopId={null} />
}

export function QliroScreen() {
  const { shopId = '' } = useParams()
  return <PaymentScreen provider="qliro" shopId={/^\d{1,9}$/u.test(shopId) ? Number(shopId) : null} />
}

type PaymentScreenProps = {
  readonly provider: PaymentProvider
  /** From the address; null where the cart says which. */
  readonly shopId: number | null
}

/** A provider's frame beside what is paid for; nothing of it is ever rendered on the server. */
function PaymentScreen({ provider, shopId }: PaymentScreenProps) {
  const texts = useTexts(paymentPageTexts)
  const cartWords = useTexts(cartTexts)
  const isOwnDocument = useOwnDocument()
  const cart = useCart((view) => view.cart)
  const ready = useCart((view) => view.ready)
  const known = wishOf(cart)
  const wish = shopId === null ? known : { shopId, shipping: known?.shipping ?? 'collect' }
  const name = providerNames[provider]
  const isEmpty = cart.count === 0
  const nothing = ready && (isEmpty || wish === null)
  const { payment, update, retry } = usePayment(provider, isOwnDocument && !nothing ? wish : null)

  return (
    <PaymentRoot>
      <div data-part="head">
        <ScreenTrail
          trail={[{ text: cartWords.title, to: screens.checkout }, { text: fill(texts.title, { provider: name }) }]}
          previous={{ to: screens.checkout, title: cartWords.title }}
        />
        <SectionHeading level={1}>{fill(texts.title, { provider: name })}</SectionHeading>
      </div>
      {nothing ? (
        <EmptyState
          icon="cart"
          title={isEmpty ? cartWords.emptyTitle : texts.shopMissing}
          action={<ButtonLink to={screens.checkout}>{texts.backToCart}</ButtonLink>}
        />
      ) : payment.kind === 'ready' ? (
        <>
          <Contents session={payment.session} texts={texts} />
          <Frame key={payment.session.id} provider={provider} session={payment.session} update={update} />
        </>
      ) : payment.kind === 'refused' ? (
        <Notice tone="error" role="alert" title={texts.failedTitle}>
          <p>{fill(refusalOf(payment.code, texts), { provider: name })}</p>
          <OtherWays provider={provider} shopId={wish?.shopId ?? null}>
            {(payment.code === 'noAnswer' || payment.code === 'provider_unavailable') && (
              <Button variant="quiet" onClick={retry}>
                {texts.retry}
              </Button>
            )}
            <ButtonLink variant="quiet" to={screens.checkout}>
              {texts.backToCart}
            </ButtonLink>
          </OtherWays>
        </Notice>
      ) : (
        <div data-part="frame" role="status">
          <p>{texts.opening}</p>
          <Skeleton shape="goods" />
        </div>
      )}
    </PaymentRoot>
  )
}

type OtherWaysProps = {
  readonly provider: PaymentProvider
  readonly shopId: number | null
  /** Ways that stand before the others. */
  readonly children?: ReactNode
}

/** Where one provider does not get on: the others of the brand that answer, and a reservation. */
function OtherWays({ provider, shopId, children }: OtherWaysProps) {
  const texts = useTexts(paymentPageTexts)
  const others = useOffers().filter((offer) => offer.available && offer.provider !== provider)
  return (
    <div data-part="ways">
      {children}
      {shopId !== null &&
        others.map(({ provider: offered }) => (
          <ButtonLink key={offered} variant="quiet" to={offered === 'klarna' ? screens.klarna : qliroPath(shopId)}>
            {fill(texts.tryOther, { provider: providerNames[offered] })}
          </ButtonLink>
        ))}
      <ButtonLink variant="plain" to={screens.reserve} state={{ shopId }}>
        {texts.reserveInstead}
      </ButtonLink>
    </div>
  )
}

const refusals = [
  'noAnswer',
  'price_changed',
  'nothing_ordered',
  'reservation_only',
  'promo_code_taken',
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_not_yet',
  'promo_code_used',
  'payment_rate',
  'provider_unavailable',
] as const

function refusalOf(code: string, texts: WordsOf<typeof paymentPageTexts>): string {
  const known = refusals.find((refusal) => refusal === code)
  return known === undefined ? texts.refused : texts[known]
}

/** Null until it is known. */
function useShopName(shopId: number): string | null {
  const { reference, log } = useApp()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    reference.shops().then((shops) => current && setName(shops.find(({ id }) => id === shopId)?.name ?? null), log)
    return () => {
      current = false
    }
  }, [log, reference, shopId])
  return name
}

/** What is paid for, and until when it is put aside. */
function Contents({ session, texts }: { readonly session: PaymentSession; readonly texts: WordsOf<typeof paymentPageTexts> }) {
  const { lines, notOrdered, goods, discount, freight, total, promoCode, expiresAt, shipping, shopId } = session
  const shop = useShopName(shopId)
  return (
    <div data-part="sum">
      {notOrdered.length > 0 && (
        <Notice title={texts.staysInCart}>
          {notOrdered.map(({ ean, name, size, color, count }) => (
            <p key={ean}>
              {count} × {name}, {color}, {size}
            </p>
          ))}
        </Notice>
      )}
      <strong data-part={shop === null ? 'pending' : 'shop'}>
        {shop === null ? '\u00A0' : fill(shipping === 'collect' ? texts.collectedIn : texts.sentBy, { shop })}
      </strong>
      <ul data-part="goods" role="list">
        {lines.map(({ ean, name, size, color, count, price }) => (
          <li key={ean}>
            <span>
              {count} × {name}, {color}, {size}
            </span>
            <span>{formatMoney(times(price, count))}</span>
          </li>
        ))}
      </ul>
      <CartSummary
        sum={goods}
        total={total}
        freight={freight}
        {...(discount > 0 && { discount, ...(promoCode !== null && { promoCode }) })}
      />
      <p>{fill(texts.held, { time: clockTime(expiresAt) })}</p>
    </div>
  )
}

type FrameProps = {
  readonly provider: PaymentProvider
  readonly session: PaymentSession
  readonly update: (session: PaymentSession) => Promise<PaymentSession | null>
}

/** The provider's own page in the page. React makes the element and leaves what is in it alone. */
function Frame({ provider, session, update }: FrameProps) {
  const texts = useTexts(paymentPageTexts)
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<ProviderFrame | null>(null)
  const first = useRef(session)
  const latest = useRef(session)
  const [state, setState] = useState<'waiting' | 'loaded' | 'declined' | 'slow' | 'stuck'>('waiting')
  const wanted = useCart(({ cart, promoCode }) => [promoCode, ...cart.orders.map(({ ean, count }) => `${ean}:${count}`)].join())
  const told = useRef(wanted)

  useEffect(() => {
    latest.current = session
  }, [session])

  useEffect(() => {
    const { snippet } = first.current
    if (!root.current || !snippet || frame.current) return
    const element = root.current
    const slow = setTimeout(() => setState((before) => (before === 'waiting' ? 'slow' : before)), slowFrame)
    const events = { onLoaded: () => setState('loaded'), onDeclined: () => setState('declined'), onStuck: () => setState('stuck') }
    frame.current = openFrame(provider, events, () => rebuildSnippet(element, snippet, pageNonce()))
    return () => clearTimeout(slow)
  }, [provider])

  useEffect(() => {
    let current = true
    async function bringUpToDate() {
      frame.current?.hold()
      const changed = await update(latest.current)
      if (current) frame.current?.release(changed ?? latest.current)
    }
    if (wanted !== told.current) {
      told.current = wanted
      void bringUpToDate()
    }
    return () => {
      current = false
    }
  }, [update, wanted])

  return (
    <div data-part="frame">
      {state === 'declined' && (
        <Notice tone="error" role="alert" title={texts.declined}>
          <p>{texts.declinedText}</p>
          <OtherWays provider={provider} shopId={session.shopId}>
            <ButtonLink variant="quiet" to={screens.checkout}>
              {texts.backToCart}
            </ButtonLink>
          </OtherWays>
        </Notice>
      )}
      {(state === 'slow' || state === 'stuck') && (
        <Notice tone="warning" role="status" title={texts.slow}>
          <OtherWays provider={provider} shopId={session.shopId}>
            <Button variant="quiet" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          </OtherWays>
        </Notice>
      )}
      <section aria-label={fill(texts.frame, { provider: providerNames[provider] })} ref={root} />
    </div>
  )
}

import { isReservationOnly, removeLine, shippingCost } from '@vidda/domain/cart'
import { formatMoney, plus, sumOre, times, zeroOre } from '@vidda/domain/money'
import type { PaymentProvider } from '@vidda/domain/payment-page'
import { qliroPath, screens } from '@vidda/domain/route'
import { fewestShops, type RankedShop, type ShopPlan, type WantedLine } from '@vidda/domain/shop'
import { checkoutTexts, fill, footerTexts, goodsTexts, paymentPageTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import type { LineStock } from '@vidda/ui/cart-line'
import { Notice } from '@vidda/ui/notice'
import { RadioGroup } from '@vidda/ui/radio-group'
import { SelectField } from '@vidda/ui/select-field'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMemo, useState } from 'react'
import { openPayments, Totals, useCart, type WaysProps } from '../cart/index.ts'
import { usePosition } from '../position/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { useShops } from '../shops/index.ts'
import { PayChoicesRoot, PaySumsRoot } from './Payment.styles.ts'
import { providerNames } from './provider-names.ts'
import { ShopSteps } from './ShopSteps.tsx'
import { useOffers } from './use-offers.ts'
import { payable, wishOf, withWish, type Wish } from './wish.ts'

/** The shops in turn, `now` first with all that it has; without it the fewest that together have the cart. */
function planOf(ranked: readonly RankedShop[], wanted: readonly WantedLine[], now: RankedShop | null): ShopPlan {
  const own = now ? wanted.filter(({ ean }) => !now.missing.includes(ean)) : []
  const { shares, missing } = fewestShops(
    ranked.map(({ shop }) => shop),
    wanted,
    new Map(own.map(({ ean }) => [ean, now?.shop.id ?? 0])),
  )
  return {
    shares: shares.toSorted((left, right) => Number(right.shop.id === now?.shop.id) - Number(left.shop.id === now?.shop.id)),
    missing,
  }
}

const namesOf = new Intl.ListFormat('nb-NO')

/** The choice of delivery, payment and shop, each with its price; the shopper's own shop is preselected. The sums follow the choice. */
export function PayChoices({ promoCode, terms, children }: WaysProps) {
  const texts = useTexts(paymentPageTexts)
  const checkout = useTexts(checkoutTexts)
  const stock = useTexts(goodsTexts)
  const footer = useTexts(footerTexts)
  const cart = useCart((view) => view.cart)
  const change = useCart((view) => view.change)
  const position = usePosition((view) => view.position)
  const myShop = useMyShop()
  const onlyReserved = isReservationOnly(cart)
  const goods = useMemo(() => payable(cart), [cart])
  const shops = useShops(goods.orders, position?.coords ?? null, openPayments(cart))
  const [selected, setSelected] = useState<PaymentProvider | null>(null)
  const offers = useOffers()
  const there = offers.filter(({ available }) => available)
  // One that is away by now gives way to one that answers, and comes back with its answer.
  const provider = onlyReserved ? null : ((there.find((offer) => offer.provider === selected) ?? there[0] ?? offers[0])?.provider ?? null)
  const isAway = provider !== null && there.length === 0

  const count = goods.orders.length
  // One that has nothing of the cart is no choice.
  const ranked = shops.kind === 'ready' ? shops.ranked.filter(({ missing }) => count === 0 || missing.length < count) : []
  const wish = wishOf(cart)
  const wanted = shops.kind === 'ready' ? shops.wanted : []
  const isDivided = ranked[0] !== undefined && !ranked[0].servesAll
  const first = (isDivided ? planOf(ranked, wanted, null).shares[0]?.shop.id : ranked[0]?.shop.id) ?? null
  const shipping: Wish['shipping'] = provider === null ? 'collect' : (wish?.shipping ?? 'collect')
  // A parcel may come from any shop; who collects has one in mind.
  const wantedShop = shipping === 'delivery' ? first : (wish?.shopId ?? myShop?.id ?? first)
  // A shop from an earlier purchase may have nothing of this cart.
  const shopId = ranked.some(({ shop }) => shop.id === wantedShop) ? wantedShop : first
  const shown = ranked.find(({ shop }) => shop.id === shopId)
  const plan = shown && !shown.servesAll ? planOf(ranked, wanted, shown) : null
  const now = shown ? shown.missing.reduce(removeLine, goods) : goods
  const freight = shippingCost(now)
  const total = shipping === 'delivery' ? plus(now.total, freight) : now.total
  const blocked = cart.cartErrors.length > 0
  const stopped = blocked || isAway || shopId === null

  const choose = (chosen: Partial<Wish>) => {
    const next = { shopId: chosen.shopId ?? shopId, shipping: chosen.shipping ?? shipping }
    change((before) => withWish(before, next))
  }
  const collectFrom = wish?.shopId ?? myShop?.id ?? null

  const isSplit = plan !== null && provider !== null
  const nextShares = isSplit ? plan.shares.slice(1) : []
  const ofNext = ({ ean }: { readonly ean: string }) => nextShares.some(({ eans }) => eans.includes(ean))
  const later = sumOre(goods.orders.filter(ofNext).map(({ price, count: pieces }) => times(price, pieces)))

  /**
   * Where a line is paid later, else whether its count is in stock: in the selected shop when collecting, else in any shop. Undefined
   * when unknown, as after a failed request.
   */
  function stockOf(ean: string): LineStock | undefined {
    const line = goods.orders.find((one) => one.ean === ean)
    if (!line || shops.kind === 'failed') return undefined
    const lying = shops.kind === 'ready' ? shops.stock.get(ean) : undefined
    if (!lying) return { text: '', available: true }
    const next = nextShares.find(({ eans }) => eans.includes(ean))?.shop.name
    if (next) return { text: fill(shipping === 'collect' ? texts.laterIn : texts.laterFrom, { shop: next }), available: false }
    const having = lying.filter(({ qty }) => qty >= line.count)
    const shop = shipping === 'collect' ? shown?.shop : undefined
    const here = lying.find(({ id }) => id === shop?.id)?.qty ?? 0
    if (shop && here >= line.count) return { text: fill(stock.inMyShop, { shop: shop.name }), available: true }
    if (shop && here > 0) return { text: fill(texts.onlySome, { count: here, shop: shop.name }), available: false }
    if (having.length === 0) {
      const some = lying.some(({ qty }) => qty > 0)
      return { text: some ? fill(texts.notSoMany, { count: line.count }) : stock.inNoShop, available: false }
    }
    if (shop) return { text: fill(stock.inOtherShops, { shop: shop.name, count: having.length }), available: false }
    return { text: having.length === 1 ? stock.inOneShop : fill(stock.inShops, { count: having.length }), available: true }
  }

  /** The chain's own words; a line without any until they have come, so that nothing moves then. */
  const promise = (text: string | undefined, usual: string) => text || (terms === undefined ? '\u00A0' : usual)

  const choices = provider !== null && (
    <PayChoicesRoot>
      <div data-part="get">
        <RadioGroup
          label={texts.get}
          variant="cards"
          value={shipping}
          onValueChange={(value) => choose({ shipping: value === 'delivery' ? 'delivery' : 'collect' })}
          options={[
            { value: 'collect', label: texts.collect, about: promise(terms?.collectText, texts.collectAbout), aside: texts.free },
            {
              value: 'delivery',
              label: texts.delivery,
              about: promise(terms?.deliveryText, texts.deliveryAbout),
              aside: formatMoney(freight),
            },
          ]}
        />
        {shipping === 'collect' && shops.kind === 'loading' && (
          // The room of the shops that are awaited: what stands below does not move under the finger.
          <div data-part="awaited" aria-hidden="true" inert>
            <SelectField label={texts.shop} options={[]} disabled />
          </div>
        )}
        {shipping === 'collect' && ranked.length > 0 && shopId !== null && (
          <SelectField
            label={texts.shop}
            value={String(shopId)}
            onValueChange={(value) => choose({ shopId: Number(value) })}
            options={ranked.map(({ shop, servesAll, missing }) => ({
              value: String(shop.id),
              label: servesAll
                ? fill(texts.shopHasAll, { shop: shop.name })
                : fill(texts.shopHasSome, { shop: shop.name, some: count - missing.length, count }),
            }))}
          />
        )}
      </div>
      {offers.length > 1 && (
        <RadioGroup
          label={texts.pay}
          help={texts.payHelp}
          variant="cards"
          value={provider}
          onValueChange={(value) => setSelected(value === 'qliro' ? 'qliro' : 'klarna')}
          options={offers.map(({ provider: offered, available }) => ({
            value: offered,
            label: fill(texts.payNow, { provider: providerNames[offered] }),
            about: available
              ? offered === 'klarna'
                ? texts.klarnaAbout
                : texts.qliroAbout
              : fill(texts.away, { provider: providerNames[offered] }),
            disabled: !available,
          }))}
        />
      )}
      {isAway && (
        <Notice
          tone="warning"
          role="status"
          title={fill(texts.awayTitle, { provider: namesOf.format(offers.map((offer) => providerNames[offer.provider])) })}
        >
          <p>{texts.awayText}</p>
        </Notice>
      )}
    </PayChoicesRoot>
  )
  const isPartial = shown !== undefined && now.count < cart.count
  // Blank while shops and terms load, which avoids a layout shift.
  const awaited = shops.kind === 'loading' || terms === undefined ? '\u00A0' : null
  const returns = shown && terms ? fill(checkout.returnWithin, { days: terms.returnDays }) : awaited
  const besideButton = isPartial ? fill(texts.paysSome, { some: now.count, count: cart.count }) : returns

  const sums = (
    <PaySumsRoot data-undecided={(provider !== null && count > 1 && shops.kind === 'loading') || undefined}>
      <div data-part="totals">
        {provider === null ? <Totals /> : <Totals next={now} later={later} freight={shipping === 'delivery' ? freight : zeroOre} />}
      </div>
      {promoCode}
      {provider !== null && (
        <>
          {blocked && <Notice tone="warning">{texts.blocked}</Notice>}
          <div data-part="bar">
            {besideButton !== null && <p data-part={isPartial ? undefined : 'promise'}>{besideButton}</p>}
            <ButtonLink
              to={provider === 'klarna' ? screens.klarna : qliroPath(shopId ?? 0)}
              size="large"
              full
              aria-disabled={stopped || undefined}
              onClick={(event) => {
                if (stopped) event.preventDefault()
                // Noted before the page that reads it is opened, also where nothing was pressed.
                else choose({})
              }}
            >
              {fill(texts.toPayment, { amount: formatMoney(total) })}
            </ButtonLink>
          </div>
          <ul data-part="means" role="list" aria-label={footer.payments}>
            {[...offers.map((offer) => providerNames[offer.provider]), texts.vipps, texts.card].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {provider === null ? (
        <>
          <ButtonLink to={screens.reserve} state={{ shopId: collectFrom }} size="large" full>
            {checkout.reserve}
          </ButtonLink>
          <p data-part="reserving">{checkout.reserveHelp}</p>
        </>
      ) : (
        <p data-part="reserving">
          {checkout.reserveHelp}{' '}
          <TextLink to={screens.reserve} state={{ shopId: collectFrom }}>
            {checkout.reserve}
          </TextLink>
        </p>
      )}
    </PaySumsRoot>
  )
  return children({
    choices,
    sums,
    turns: isSplit ? <ShopSteps plan={plan} lines={goods.orders} /> : null,
    stockOf,
  })
}

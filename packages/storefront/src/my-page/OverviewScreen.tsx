import { fetchOwnOrders, fetchOwnReservations } from '@vidda/client/own'
import { imageSources } from '@vidda/contract'
import type { Customer } from '@vidda/domain/customer'
import type { CustomerOrder } from '@vidda/domain/order'
import { reservationState, type Reservation } from '@vidda/domain/reservation'
import { receiptPath, screens } from '@vidda/domain/route'
import { fill, historyTexts, myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { HistoryList } from '@vidda/ui/history-list'
import { Notice } from '@vidda/ui/notice'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { FavouritesOffer } from '../favourites/index.ts'
import { OrderEntry, ReservationEntry } from './Entries.tsx'
import { MyPage } from './MyPage.tsx'
import { OverviewRoot } from './Overview.styles.ts'
import { PersonalCode } from './PersonalCode.tsx'
import { timeWords } from './time-words.ts'
import { useHistory } from './use-history.ts'
import { useShopName } from './use-shop-name.ts'
import { useVerification } from './use-verification.ts'

export function OverviewScreen() {
  return <MyPage section="overview">{(customer) => <Overview customer={customer} />}</MyPage>
}

function Overview({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(myPageTexts)
  const { loading, email, sendMail } = useVerification(customer)
  const reservations = useHistory(fetchOwnReservations)
  const orders = useHistory(fetchOwnOrders)
  const shopName = useShopName()
  const [now] = useState(() => new Date())
  const next = nextOf(reservations.entries, now)
  const counts = [reservations.count, orders.count]

  return (
    <OverviewRoot>
      {!customer.emailVerified && (
        <Notice title={texts.verifyTitle}>
          <p>{fill(texts.verifyText, { email })}</p>
          <Button variant="quiet" size="small" loading={loading} onClick={() => void sendMail()}>
            {texts.verifyAgain}
          </Button>
        </Notice>
      )}
      <FavouritesOffer />
      <div data-part="columns">
        {next && <NextCollection reservation={next} shop={shopName(next.shopId)} now={now} />}
        <PersonalCode customerId={customer.id} />
        <div data-part="latest">
          {counts.includes('loading') ? (
            <div role="status" aria-label={texts.loading} data-part="pending">
              <Skeleton shape="control" />
              <Skeleton />
              <Skeleton shape="control" />
            </div>
          ) : counts.includes('failed') ? (
            <Notice tone="error" role="alert" title={texts.failed}>
              <Button variant="quiet" size="small" onClick={() => [reservations, orders].forEach(({ onRetry }) => onRetry())}>
                {texts.retry}
              </Button>
            </Notice>
          ) : (
            <Latest order={orders.entries[0]} reservation={reservations.entries.find((one) => one !== next)} next={next !== null} />
          )}
        </div>
      </div>
    </OverviewRoot>
  )
}

/** The reservation that is to be collected first. */
function nextOf(reservations: readonly Reservation[], now: Date): Reservation | null {
  const waiting = reservations.filter(
    ({ statusId, delivery, collectBefore }) =>
      reservationState(statusId) === 'reserved' && delivery === 'collect' && new Date(collectBefore) > now,
  )
  return waiting.toSorted((left, right) => left.collectBefore.localeCompare(right.collectBefore))[0] ?? null
}

const shownImages = 3

type NextCollectionProps = { readonly reservation: Reservation; readonly shop: string | undefined; readonly now: Date }

function NextCollection({ reservation, shop, now }: NextCollectionProps) {
  const texts = useTexts(myPageTexts)
  const history = useTexts(historyTexts)
  const { id, collectBefore, articles, token } = reservation
  const time = timeWords(collectBefore, now, texts)
  const rest = articles.length - shownImages
  return (
    <section data-part="next" aria-labelledby="next-collection">
      <p>{texts.next}</p>
      <h2 id="next-collection">{shop === undefined ? fill(texts.collectBefore, { time }) : fill(texts.collectAt, { time, shop })}</h2>
      <p data-part="about">{`${fill(history.reservation, { number: id })} · ${[...new Set(articles.map(({ name }) => name))].join(', ')}`}</p>
      <div data-part="goods">
        {articles.slice(0, shownImages).map(({ ean, image }) => (
          <Picture key={ean} image={imageSources(image)} alt="" sizes="4rem" />
        ))}
        {rest > 0 && <span>{fill(history.andMore, { count: rest })}</span>}
      </div>
      <ButtonLink to={receiptPath(token)}>{texts.receiptOf}</ButtonLink>
    </section>
  )
}

type LatestProps = {
  readonly order: CustomerOrder | undefined
  readonly reservation: Reservation | undefined
  /** A collection is shown above. */
  readonly next: boolean
}

/** What was bought or reserved last; where there is nothing at all, where to begin. */
function Latest({ order, reservation, next }: LatestProps) {
  const texts = useTexts(myPageTexts)
  const shopName = useShopName()
  if (order && (!reservation || order.date >= reservation.date)) {
    return (
      <section>
        <SectionHeading link={{ text: texts.allOrders, to: screens.accountOrders }}>{texts.latestOrder}</SectionHeading>
        <HistoryList kind="orders" count={1}>
          <OrderEntry order={order} shopName={shopName} level={3} />
        </HistoryList>
      </section>
    )
  }
  if (reservation) {
    return (
      <section>
        <SectionHeading link={{ text: texts.allReservations, to: screens.accountReservations }}>{texts.latestReservation}</SectionHeading>
        <HistoryList kind="reservations" count={1}>
          <ReservationEntry reservation={reservation} shopName={shopName} level={3} />
        </HistoryList>
      </section>
    )
  }
  return next ? null : (
    <EmptyState icon="cart" title={texts.nothingTitle} action={<ButtonLink to={screens.home}>{texts.browse}</ButtonLink>}>
      <p>{texts.nothingText}</p>
    </EmptyState>
  )
}

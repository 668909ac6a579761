import { fetchOwnReservations } from '@vidda/client/own'
import { HistoryList } from '@vidda/ui/history-list'
import { ReservationEntry } from './Entries.tsx'
import { MyPage } from './MyPage.tsx'
import { useHistory } from './use-history.ts'
import { useShopName } from './use-shop-name.ts'

export function ReservationsScreen() {
  return <MyPage section="reservations">{() => <Reservations />}</MyPage>
}

function Reservations() {
  const { entries, ...history } = useHistory(fetchOwnReservations)
  const shopName = useShopName()
  return (
    <HistoryList kind="reservations" {...history}>
      {entries.map((reservation) => (
        <ReservationEntry key={reservation.id} reservation={reservation} shopName={shopName} />
      ))}
    </HistoryList>
  )
}

import { commonTexts } from '@vidda/texts'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { PendingCartRoot } from './PendingCart.styles.ts'

type PendingCartProps = {
  /** What comes beside the sums. */
  readonly rows: 'lines' | 'shops'
}

/** Stands where the cart will be until it has been read. `data-pending` makes the page hold its footer back meanwhile, so that nothing moves. */
export function PendingCart({ rows }: PendingCartProps) {
  const { loading } = useTexts(commonTexts)
  return (
    <PendingCartRoot data-pending="" role="status" aria-label={loading}>
      <div data-part="rows" data-rows={rows}>
        <PendingRow rows={rows} />
        <PendingRow rows={rows} />
      </div>
      <div data-part="sums">
        <Skeleton width="55%" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </PendingCartRoot>
  )
}

function PendingRow({ rows }: PendingCartProps) {
  if (rows === 'shops') return <Skeleton shape="control" />
  return (
    <div data-part="row">
      <Skeleton shape="goods" />
      <div data-part="words">
        <Skeleton width="70%" />
        <Skeleton width="40%" />
        <Skeleton width="25%" />
      </div>
    </div>
  )
}

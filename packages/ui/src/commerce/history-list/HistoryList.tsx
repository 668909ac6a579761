import { fill, historyTexts } from '@vidda/texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { Button } from '../../primitives/button/index.ts'
import { EmptyState } from '../../patterns/empty-state/index.ts'
import { Unseen } from '../../foundation/internal/Unseen.styles.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HistoryListRoot } from './HistoryList.styles.ts'

export type HistoryKind = 'orders' | 'reservations' | 'favourites'

export type HistoryListProps = RootProps<'div'> & {
  /** What it is a list of: its name, and what it says when it is empty. State: `data-kind`. */
  readonly kind: HistoryKind
  /** How many entries are shown; 0 shows the empty state. `loading` at first, `failed` when they did not come. */
  readonly count: number | 'loading' | 'failed'
  /** `HistoryEntry`s, or `FavouriteEntry`s; newest first. */
  readonly children?: ReactNode
  /** There are more: shown by a button below. With the last page it goes, and the first new entry has its focus. */
  readonly onMore?: () => void
  /** More are on their way. */
  readonly loadingMore?: boolean
  /** The list is to be fetched again. */
  readonly onRetry?: () => void
  /** Where the empty state leads; default `/`. */
  readonly browseTo?: string
}

const icons = { orders: 'truck', reservations: 'store', favourites: 'heart' } as const

/** A customer's orders, reservations or favourites. */
export function HistoryList({ kind, count, children, onMore, loadingMore = false, onRetry, browseTo = '/', ...rest }: HistoryListProps) {
  const texts = useTexts(historyTexts)
  const list = useRef<HTMLUListElement>(null)
  const asked = useRef<number | null>(null)
  const isMore = onMore !== undefined
  useEffect(() => {
    if (isMore || asked.current === null || typeof count !== 'number' || count <= asked.current) return
    const first = list.current?.children[asked.current]
    asked.current = null
    if (document.activeElement !== document.body || !(first instanceof HTMLElement)) return
    const target = first.querySelector<HTMLElement>('a, button') ?? first
    target.focus({ preventScroll: true })
  }, [count, isMore])

  function handleMore() {
    asked.current = list.current?.children.length ?? null
    onMore?.()
  }

  const empty = {
    orders: [texts.noOrders, texts.noOrdersText],
    reservations: [texts.noReservations, texts.noReservationsText],
    favourites: [texts.noFavourites, texts.noFavouritesText],
  } as const
  if (count === 'loading') {
    return (
      <HistoryListRoot role="status" {...rest} data-kind={kind}>
        <Unseen>{fill(texts.loading, { list: texts[kind] })}</Unseen>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </HistoryListRoot>
    )
  }
  if (count === 'failed') {
    return (
      <Notice {...rest} tone="error" role="alert" title={texts.failed}>
        {onRetry && (
          <Button variant="quiet" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </Notice>
    )
  }
  if (count === 0) {
    const [title, text] = empty[kind]
    return (
      <EmptyState {...rest} icon={icons[kind]} title={title} action={<ButtonLink to={browseTo}>{texts.browse}</ButtonLink>}>
        <p>{text}</p>
      </EmptyState>
    )
  }
  return (
    <HistoryListRoot {...rest} data-kind={kind}>
      <ul ref={list} role="list" aria-label={texts[kind]}>
        {children}
      </ul>
      {isMore && (
        <Button variant="quiet" loading={loadingMore} onClick={handleMore}>
          {texts.more}
        </Button>
      )}
    </HistoryListRoot>
  )
}

import { longDate } from '@vidda/domain/date-text'
import type { StockNotice } from '@vidda/domain/customer'
import { articlePath } from '@vidda/domain/route'
import { fill, stockNoticeTexts } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
import { Button } from '@vidda/ui/button'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { StockNoticeListRoot } from './StockNotices.styles.ts'

type StockNoticeListProps<Entry extends StockNotice> = {
  readonly notices: readonly Entry[]
  readonly remove: (notice: Entry) => Promise<void>
  /** It is gone. */
  readonly onRemoved: (notice: Entry) => void
}

/** Back-in-stock notices, each with a button that deletes it. */
export function StockNoticeList<Entry extends StockNotice>({ notices, remove, onRemoved }: StockNoticeListProps<Entry>) {
  const texts = useTexts(stockNoticeTexts)
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const [pending, setPending] = useState<number | null>(null)

  async function handleRemove(notice: Entry) {
    if (pending !== null) return
    setPending(notice.id)
    try {
      await remove(notice)
      tellSuccess(texts.removed)
      onRemoved(notice)
    } catch (error) {
      tellFailure(error)
    } finally {
      setPending(null)
    }
  }

  return (
    <StockNoticeListRoot role="list" aria-label={texts.list}>
      {notices.map((notice) => {
        const { id, name, slug, size, color, shop } = notice
        const about = [size, color].filter(Boolean).join(', ')
        return (
          <li key={id}>
            <div>
              {slug === null ? (
                <strong>{name}</strong>
              ) : (
                <TextLink to={articlePath(slug)}>
                  <strong>{name}</strong>
                </TextLink>
              )}
              {about !== '' && <span>{about}</span>}
              <span>{shop === null ? texts.inAnyShop : fill(texts.inShop, { shop })}</span>
              <State {...notice} />
            </div>
            <Button
              variant="quiet"
              size="small"
              loading={pending === id}
              aria-label={fill(texts.removeOf, { name: [name, about].filter(Boolean).join(', ') })}
              onClick={() => void handleRemove(notice)}
            >
              {texts.remove}
            </Button>
          </li>
        )
      })}
    </StockNoticeListRoot>
  )
}

function State({ state, toldAt }: Pick<StockNotice, 'state' | 'toldAt'>) {
  const texts = useTexts(stockNoticeTexts)
  if (state === 'unconfirmed') return <Badge tone="warning">{texts.isUnconfirmed}</Badge>
  if (toldAt === null) return <Badge>{texts.isWaiting}</Badge>
  return <Badge tone="success">{fill(texts.isTold, { day: longDate(toldAt) })}</Badge>
}

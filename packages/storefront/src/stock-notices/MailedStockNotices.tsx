import { ApiError } from '@vidda/client'
import { confirmNotice, deleteMailedNotice, fetchMailedNotices } from '@vidda/client/stock-notices'
import type { MailedStockNotice, MailedStockNotices as Found } from '@vidda/domain/customer'
import { screens } from '@vidda/domain/route'
import { stockNoticeTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { StockNoticeList } from './StockNoticeList.tsx'
import { StockNoticesRoot } from './StockNotices.styles.ts'

const isSpent = (error: unknown) => error instanceof ApiError && error.status === 404

/** The page of the link in a notice's mail: one press confirms the notice, then all notices of its receiver are listed. */
export function MailedStockNotices({ token }: { readonly token: string }) {
  const app = useApp()
  const texts = useTexts(stockNoticeTexts)
  const tellFailure = useFailure()
  const { loading, shown, send } = useSending<never>()
  const [found, setFound] = useState<Found | 'loading' | 'failed' | 'spent'>('loading')
  const [confirmed, setConfirmed] = useState(false)
  const root = useRef<HTMLElement>(null)

  const load = useCallback(async () => {
    try {
      setFound(await fetchMailedNotices(app.api, token))
    } catch (error) {
      setFound(isSpent(error) ? 'spent' : 'failed')
    }
  }, [app, token])
  useEffect(() => void load(), [load])
  // The button that was pressed is gone.
  useEffect(() => {
    if (confirmed) root.current?.focus()
  }, [confirmed])

  const confirm = () =>
    send(async () => {
      try {
        await confirmNotice(app.api, token)
        await load()
        if (shown()) setConfirmed(true)
      } catch (error) {
        if (!shown()) return
        if (isSpent(error)) setFound('spent')
        else tellFailure(error)
      }
    })

  function handleRemoved({ id }: MailedStockNotice) {
    setFound((before) =>
      typeof before === 'object' ? { ...before, notices: before.notices.filter((notice) => notice.id !== id) } : before,
    )
    root.current?.focus()
  }

  const browse = <ButtonLink to={screens.home}>{texts.browse}</ButtonLink>
  if (found === 'spent') {
    return (
      <EmptyState level={1} icon="alert" title={texts.spent} action={browse}>
        <p>{texts.spentText}</p>
      </EmptyState>
    )
  }
  if (typeof found === 'object' && found.unconfirmed) {
    return (
      <EmptyState
        level={1}
        icon="mail"
        title={texts.title}
        action={
          <Button loading={loading} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        }
      >
        <p>{texts.confirmText}</p>
      </EmptyState>
    )
  }
  return (
    <StockNoticesRoot ref={root} tabIndex={-1} data-alone aria-label={texts.list}>
      <SectionHeading level={1} text={texts.listText}>
        {texts.list}
      </SectionHeading>
      {confirmed && (
        <Notice tone="success" role="status">
          {texts.confirmed}
        </Notice>
      )}
      {found === 'loading' && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton shape="control" />
        </div>
      )}
      {found === 'failed' && (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button variant="quiet" size="small" onClick={() => void load()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {typeof found === 'object' && found.notices.length > 0 && (
        <StockNoticeList notices={found.notices} remove={(notice) => deleteMailedNotice(app.api, notice)} onRemoved={handleRemoved} />
      )}
      {typeof found === 'object' && found.notices.length === 0 && (
        <EmptyState level={2} icon="mail" title={texts.empty} action={browse}>
          <p>{texts.emptyText}</p>
        </EmptyState>
      )}
    </StockNoticesRoot>
  )
}

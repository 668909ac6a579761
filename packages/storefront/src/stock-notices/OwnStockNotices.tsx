import { deleteOwnNotice, fetchOwnNotices } from '@vidda/client/stock-notices'
import type { StockNotice } from '@vidda/domain/customer'
import { stockNoticeTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'
import { StockNoticeList } from './StockNoticeList.tsx'
import { StockNoticesRoot } from './StockNotices.styles.ts'

/** The customer's back-in-stock notices; renders nothing where there are none. */
export function OwnStockNotices() {
  const app = useApp()
  const texts = useTexts(stockNoticeTexts)
  const [notices, setNotices] = useState<readonly StockNotice[] | 'failed'>([])
  const [hadSome, setHadSome] = useState(false)
  const root = useRef<HTMLElement>(null)

  const load = useCallback(async () => {
    try {
      const found = await asCustomer(app, fetchOwnNotices(app.api))
      setNotices(found)
      setHadSome(found.length > 0)
    } catch (error) {
      // The page asks for a log-in by itself.
      if (!isLoggedOut(error)) setNotices('failed')
    }
  }, [app])
  useEffect(() => void load(), [load])

  function handleRemoved({ id }: StockNotice) {
    setNotices((before) => (before === 'failed' ? before : before.filter((notice) => notice.id !== id)))
    root.current?.focus()
  }

  if (notices !== 'failed' && notices.length === 0 && !hadSome) return null
  return (
    <StockNoticesRoot ref={root} tabIndex={-1} aria-label={texts.list}>
      <SectionHeading level={2} {...(notices.length > 0 && { text: texts.listText })}>
        {texts.list}
      </SectionHeading>
      {notices === 'failed' ? (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button variant="quiet" size="small" onClick={() => void load()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : notices.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <StockNoticeList notices={notices} remove={({ id }) => asCustomer(app, deleteOwnNotice(app.api, id))} onRemoved={handleRemoved} />
      )}
    </StockNoticesRoot>
  )
}

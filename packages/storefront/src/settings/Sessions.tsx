import { dateTime } from '@vidda/domain/date-text'
import { endOtherSessions, endSession, fetchSessions } from '@vidda/client/own'
import type { CustomerSession } from '@vidda/domain/customer'
import { accountSettingsTexts, fill } from '@vidda/texts'
import { Badge } from '@vidda/ui/badge'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/index.ts'
import { asCustomer } from '../session/index.ts'
import { useOwnCall } from './use-own-call.ts'

/** Where the customer is logged in, to end what is not known. */
export function Sessions() {
  const app = useApp()
  const texts = useTexts(accountSettingsTexts)
  const { loading, run } = useOwnCall()
  const section = useRef<HTMLElement>(null)
  const [sessions, setSessions] = useState<readonly CustomerSession[] | 'loading' | 'failed'>('loading')

  const load = useCallback(async () => {
    try {
      setSessions(await asCustomer(app, fetchSessions(app.api)))
    } catch (error) {
      app.log(error)
      setSessions('failed')
    }
  }, [app])
  useEffect(() => void load(), [load])

  async function end(call: () => Promise<void>, done: string) {
    await run(async () => {
      await call()
      await load()
    }, done)
    // The button that was pressed is gone with what it ended.
    if (document.activeElement === document.body) section.current?.focus()
  }

  return (
    <section ref={section} aria-labelledby="okter" tabIndex={-1}>
      <h2 id="okter">{texts.sessions}</h2>
      <p>{texts.sessionsText}</p>
      {sessions === 'loading' && (
        <div role="status" aria-label={texts.sessionsLoading}>
          <Skeleton shape="control" />
        </div>
      )}
      {sessions === 'failed' && (
        <Notice tone="error" role="alert" title={texts.sessionsFailed}>
          <Button variant="quiet" size="small" onClick={() => void load()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {typeof sessions === 'object' && (
        <>
          <ul role="list" data-part="sessions">
            {sessions.map(({ id, device, createdAt, usedAt, current }) => (
              <li key={id}>
                <div>
                  <strong>{device}</strong>
                  <span>{fill(texts.lastUsed, { time: dateTime(usedAt) })}</span>
                  <span>{fill(texts.loggedInSince, { time: dateTime(createdAt) })}</span>
                </div>
                {current ? (
                  <Badge tone="success">{texts.thisDevice}</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    loading={loading}
                    aria-label={fill(texts.endOf, { device })}
                    onClick={() => void end(() => endSession(app.api, id), texts.ended)}
                  >
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button variant="quiet" loading={loading} onClick={() => void end(() => endOtherSessions(app.api), texts.endedOthers)}>
              {texts.endOthers}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

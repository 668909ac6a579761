import { useLocation, useRevalidator, useRouteError } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { PageError } from '@vidda/ui/page-error'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect } from 'react'
import { errorsTexts } from '@vidda/texts'
import { screenCaches, useApp } from '../app/index.ts'
import { EmptyPlace } from '../empty-place/index.ts'
import { applyHead } from '../navigation/index.ts'
import { errorHead } from './head-of.ts'

/** What went wrong, in words, and ways on: a missing page, or a failure that may be tried again. */
export function ErrorScreen() {
  const error = useRouteError()
  const texts = useTexts(errorsTexts)
  const { revalidate, state } = useRevalidator()
  const app = useApp()
  const { pathname, search } = useLocation()
  const missing = isMissing(error)
  useEffect(() => applyHead(errorHead(missing ? 404 : 500, app), app.brand.origin), [app, missing])
  function handleRetry() {
    if (error instanceof TypeError) return window.location.reload()
    screenCaches.get(app)?.forget(pathname + search)
    void revalidate()
  }
  if (missing) return <EmptyPlace of="missing" title={texts.missingTitle} />
  const links = [
    { text: texts.toFrontPage, to: screens.home },
    { text: texts.toSupport, to: screens.support },
  ]
  return <PageError title={texts.failedTitle} text={texts.failedText} links={links} loading={state === 'loading'} onRetry={handleRetry} />
}

/** A loader's answer 404. In a page that the server has rendered it is the answer's status alone. */
const isMissing = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { readonly status?: unknown } | null | undefined)?.status === 404

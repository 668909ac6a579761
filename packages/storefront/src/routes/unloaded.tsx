import { screens } from '@vidda/domain/route'
import { PageError } from '@vidda/ui/page-error'
import { useTexts } from '@vidda/ui/texts-provider'
import { errorsTexts } from '@vidda/texts'
import { errorHead } from './head-of.ts'
import type { App, RouteModule } from '../app/index.ts'

const handle = { head: (_: unknown, app: App) => errorHead(500, app) }

/** Stands in for a screen whose code did not come: the line is down, or a new version has taken the old one's place. */
function Component() {
  const texts = useTexts(errorsTexts)
  return (
    <PageError
      title={texts.failedTitle}
      text={texts.failedText}
      links={[{ text: texts.toFrontPage, to: screens.home }]}
      onRetry={() => window.location.reload()}
    />
  )
}

/** In place of a screen's module that could not be fetched. */
export const unloaded: RouteModule = { handle, Component }

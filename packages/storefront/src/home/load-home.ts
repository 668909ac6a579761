import { fetchBundle } from '@vidda/client/articles'
import type { HomeSettings } from '@vidda/domain/home'
import { goodsTexts } from '@vidda/texts'
import { notFound, nullIfMissing, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

export type HomeData = {
  readonly preview: boolean
  readonly settings: Omit<HomeSettings, 'grid'>
  /** Nine positions; one without a setting, or whose article is gone, is null. */
  readonly grid: readonly (Card | null)[]
}

/** Home as the chain composes it, or its variant of a name; a name that it does not have is not found. */
export async function loadHome(app: App, name: string | null): Promise<HomeData> {
  const home = await nullIfMissing(app.reference.home(name))
  if (!home) throw notFound()
  const { grid, ...settings } = home
  const articles = await fetchBundle(
    app.api,
    grid.filter((id) => id !== null),
  )
  return {
    preview: name !== null,
    settings,
    grid: grid.map((id) => {
      const article = articles.find((candidate) => candidate.id === id)
      return article ? cardOf(article, app.texts(goodsTexts)) : null
    }),
  }
}

import { fetchBundle } from '@vidda/client/articles'
import type { HomeSettings } from '@vidda/domain/home'
import type { App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

export type HomeData = {
  readonly preview: boolean
  readonly settings: Omit<HomeSettings, 'grid'>
  /** Nine positions; one without a setting, or whose article is gone, is null. */
  readonly grid: readonly (Card | null)[]
}

export async function loadHome(app: App, name: string | null): Promise<HomeData> {
  const { grid, ...settings } = await app.reference.home(name)
  const articles = await fetchBundle(
    app.api,
    grid.filter((id) => id !== null),
  )
  return {
    preview: name !== null,
    settings,
    grid: grid.map((id) => {
      const article = articles.find((candidate) => candidate.id === id)
      return article ? cardOf(article, app.texts.goods) : null
    }),
  }
}

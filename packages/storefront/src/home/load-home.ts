import { fetchBundle } from '@vidda/client/articles'
import { fetchActivePoll } from '@vidda/client/content'
import type { HomeSettings } from '@vidda/domain/home'
import { goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, nullIfMissing, soon, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

export type HomeData = {
  readonly preview: boolean
  readonly settings: Omit<HomeSettings, 'grid'>
  /** Nine positions; one without a setting, or whose article is gone, is null. */
  readonly grid: readonly (Card | null)[]
  /** What shoppers are asked now; null while nothing is asked. */
  readonly poll: { readonly id: number; readonly name: string } | null
}

/** Home as the chain composes it, or its variant of a name; a name that it does not have is not found. */
export async function loadHome(app: App, { params }: Pick<LoaderFunctionArgs, 'params'>): Promise<HomeData> {
  const name = params.name ?? null
  // Asked first and awaited last: one after the other, two calls that hang would take twice their limit.
  const asked = fetchActivePoll(app.api).catch(() => null)
  const home = await nullIfMissing(app.reference.home(name))
  if (!home) throw notFound()
  const { grid, ...settings } = home
  const ids = grid.filter((id) => id !== null)
  const articles = await fetchBundle(app.api, ids)
  const poll = await soon(asked)
  return {
    preview: name !== null,
    poll: poll && { id: poll.id, name: poll.name },
    settings,
    grid: grid.map((id) => {
      const article = articles.find((candidate) => candidate.id === id)
      return article ? cardOf(article, app.texts(goodsTexts)) : null
    }),
  }
}

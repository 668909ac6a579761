import { screenTake } from '@vidda/domain/listing'
import { bundlePath } from '@vidda/domain/route'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, type App } from '../app/index.ts'
import { selectedCount } from './selected-values.ts'
import { loadListing, type ListPage } from './load-listing.ts'
import { readList } from './read-list.ts'

export type BundleData = {
  /** As the path names them, each once (spec §2). */
  readonly ids: readonly number[]
  readonly path: string
  readonly list: ListPage
}

/** As many as one search takes. */
const mostIds = 1000
const highestId = 2 ** 31

const idsOf = (text: string): readonly number[] =>
  [
    ...new Set(
      text
        .split('+')
        .filter((part) => /^\d{1,10}$/u.test(part))
        .map(Number),
    ),
  ]
    .filter((id) => id > 0 && id < highestId)
    .slice(0, mostIds)

/** The articles of a bundle: in its own order until another one is chosen. One that names no article is not found. */
export async function loadBundle(app: App, { params, request }: LoaderFunctionArgs): Promise<BundleData> {
  const ids = idsOf(params.ids ?? '')
  if (ids.length === 0) throw notFound()
  const parameters = readList(request)
  const data = { ids, path: bundlePath(ids) }
  const list = await loadListing(app, { base: { ids }, parameters, defaultSort: null })
  if (list.total === 0 && selectedCount(list.selected, list.parameters.price) === 0) throw notFound()
  if (list.sort !== null || list.total > screenTake) return { ...data, list }
  const placed = new Map(ids.map((id, place) => [id, place]))
  const place = (id: number) => placed.get(id) ?? 0
  return { ...data, list: { ...list, cards: list.cards.toSorted((left, right) => place(left.id) - place(right.id)) } }
}

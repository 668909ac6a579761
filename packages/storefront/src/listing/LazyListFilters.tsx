import { fetchCode, usePart } from '../app/index.ts'
import type { ListFiltersProps } from './ListFilters.tsx'

const load = async () => (await fetchCode(() => import('./ListFilters.tsx'), 'ListFilters')).ListFilters

/** Fetches the filters' code ahead of the press; safe to call often. */
export function preloadFilters(): void {
  // A failed fetch shows itself when the filters are opened.
  load().catch(() => undefined)
}

type LazyListFiltersProps = ListFiltersProps & {
  /** The code did not come. */
  readonly onFailure: () => void
}

/** The filters, whose code is fetched when they first open. */
export function LazyListFilters({ onFailure, ...props }: LazyListFiltersProps) {
  const { Part: Filters } = usePart(load, props.open, onFailure)
  return Filters && <Filters {...props} />
}

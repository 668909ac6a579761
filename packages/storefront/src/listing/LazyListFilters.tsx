import { useEffect, useState, type ComponentType } from 'react'
import { fetchCode } from '../app/index.ts'
import type { ListFiltersProps } from './ListFilters.tsx'

const load = () => fetchCode(() => import('./ListFilters.tsx'))

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
  const [Filters, setFilters] = useState<ComponentType<ListFiltersProps> | null>(null)
  const { open } = props

  useEffect(() => {
    if (!open || Filters) return
    let wanted = true
    load().then(
      ({ ListFilters }) => wanted && setFilters(() => ListFilters),
      () => wanted && onFailure(),
    )
    return () => {
      wanted = false
    }
  }, [Filters, onFailure, open])

  return Filters && <Filters {...props} />
}

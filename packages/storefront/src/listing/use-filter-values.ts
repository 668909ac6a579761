import { useEffect, useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import type { FilterQuestion, FilterValues } from './load-filter-values.ts'
import type { ListPage } from './load-listing.ts'
import type { FilterSelectionControl } from './use-filter-selection.ts'

export type FilterValuesState = {
  /** The last ones that were counted; null until the first. */
  readonly values: FilterValues | null
  /** Newer ones are on their way. */
  readonly counting: boolean
  /** What is selected now could not be counted; also while it is being tried again. */
  readonly failed: boolean
  readonly retry: () => void
}

type Counted = { readonly key: string; readonly values: FilterValues }

/** What the list can be narrowed by, counted anew for every press; an older answer never takes a newer one's place. */
export function useFilterValues(open: boolean, list: ListPage, { filters, selected }: FilterSelectionControl): FilterValuesState {
  const app = useApp()
  const { base, query } = list
  // As text: the filters are new objects in every render, and the same question shall be asked once.
  const key = JSON.stringify({ base, filters, selected, query } satisfies FilterQuestion)
  const [counted, setCounted] = useState<Counted | null>(null)
  const [failure, setFailure] = useState<{ readonly key: string; readonly attempt: number } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const current = counted?.key === key
  const failed = !current && failure?.key === key

  useEffect(() => {
    if (!open || current) return
    let wanted = true
    // It stands only while the same question is put once more.
    setFailure((last) => (last?.key === key && last.attempt !== attempt ? last : null))
    fetchCode(() => import('./load-filter-values.ts'), 'loadFilterValues')
      .then(({ loadFilterValues }) => loadFilterValues(app, JSON.parse(key) as FilterQuestion, counted?.values))
      .then(
        (values) => wanted && setCounted({ key, values }),
        () => wanted && setFailure({ key, attempt }),
      )
    return () => {
      wanted = false
    }
  }, [app, attempt, counted, current, key, open])

  return {
    values: counted?.values ?? null,
    counting: !current && (!failed || failure.attempt !== attempt),
    failed,
    retry: () => setAttempt((count) => count + 1),
  }
}

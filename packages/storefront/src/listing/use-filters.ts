import { isWithinPrice, valueFields, type Filters } from '@vidda/domain/listing'
import { availableShopId } from '@vidda/domain/shop'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchCode, useApp } from '../app/index.ts'
import type { Card } from './card.ts'
import type { FilterQuestion, FilterValues } from './load-filter-values.ts'
import type { ListPage } from './load-listing.ts'
import { allFilters } from './selected-values.ts'
import type { ListSelection, SelectionControl } from './use-selection.ts'

const meets = (wanted: readonly number[] | undefined, has: readonly number[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((id) => id === availableShopId || has.includes(id))

/** Whether a card of a list may stay in it with these filters. That one variant meets those on size, colour and shop, the commerce API alone can tell. */
export const fits = (card: Card, filters: Filters): boolean =>
  valueFields.every((field) => meets(filters[field], card.values[field])) &&
  (filters.price === undefined || isWithinPrice(card.price, filters.price))

export type FilterSelectionControl = ListSelection & {
  readonly filters: Filters
  /** Filters the list anew. The first press of a visit to the filters is a step to go back from, the next ones take its place. */
  readonly change: (nextOf: (now: ListSelection) => ListSelection) => void
}

type FilterSelectionOptions = SelectionControl & { readonly open: boolean; readonly list: ListPage }

/** Filters a list through its address. What is loaded answers a press at once: the goods that stay are a part of every answer. */
export function useFilterSelection({ open, list, pending, newest, select }: FilterSelectionOptions): FilterSelectionControl {
  const { key } = useLocation()
  /** The entry of the history at which the filters were opened. */
  const opened = useRef(key)
  useEffect(() => {
    if (!open) opened.current = ''
    else if (opened.current === '') opened.current = key
  }, [key, open])

  const { selected, parameters } = pending ?? list
  return {
    selected,
    parameters,
    filters: allFilters({ selected, parameters, base: list.base }),
    change(nextOf) {
      const next = nextOf(newest())
      const filters = allFilters({ ...next, base: list.base })
      const stay = list.cards.filter((card) => fits(card, filters))
      select(next, stay, (isStillHere) => key !== opened.current && isStillHere)
    },
  }
}

/** The parameters with these values in one field, and the others as they are. */
export function withValues(
  { selected, parameters }: ListSelection,
  field: ListSelection['selected'][number]['field'],
  values: ListSelection['selected'],
): ListSelection {
  return {
    selected: [...selected.filter((value) => value.field !== field), ...values],
    parameters: { ...parameters, [field]: values.map(({ slug }) => slug) },
  }
}

export type FilterValuesState = {
  /** The last ones that were counted; null until the first. */
  readonly values: FilterValues | null
  /** Newer ones are on their way. */
  readonly pending: boolean
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
    // It stands only while the same question is put again.
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
    pending: !current && (!failed || failure.attempt !== attempt),
    failed,
    retry: () => setAttempt((count) => count + 1),
  }
}

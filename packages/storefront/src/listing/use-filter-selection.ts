import type { Filters } from '@vidda/domain/listing'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fits } from './fits.ts'
import type { ListPage } from './load-listing.ts'
import { allFilters } from './selected-values.ts'
import type { ListSelection, SelectionControl } from './use-selection.ts'

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

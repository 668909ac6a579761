import type { Filters } from '@vidda/domain/listing'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { allFilters } from './selected-values.ts'
import { fits } from './fits.ts'
import type { ListPage } from './load-listing.ts'
import type { Choice } from './pressed.ts'
import type { Press } from './use-press.ts'

export type FilterPress = Choice & {
  readonly filters: Filters
  /** Filters the list anew. The first press of a visit to the filters is a step to go back from, the next ones take its place. */
  readonly press: (change: (now: Choice) => Choice) => void
}

type FilterPressOptions = Press & { readonly open: boolean; readonly list: ListPage }

/** Filters a list through its address. What is loaded answers a press at once: the goods that stay are a part of every answer. */
export function useFilterPress({ open, list, pressed, newest, press }: FilterPressOptions): FilterPress {
  const { key } = useLocation()
  /** The entry of the history at which the filters were opened. */
  const opened = useRef(key)
  useEffect(() => {
    if (!open) opened.current = ''
    else if (opened.current === '') opened.current = key
  }, [key, open])

  const { selected, parameters } = pressed ?? list
  return {
    selected,
    parameters,
    filters: allFilters({ selected, parameters, base: list.base }),
    press(change) {
      const next = change(newest())
      const filters = allFilters({ ...next, base: list.base })
      const stay = list.cards.filter((card) => fits(card, filters))
      press(next, stay, (isStillHere) => key !== opened.current && isStillHere)
    },
  }
}

/** The parameters with these values in one field, and the others as they are. */
export function withValues(
  { selected, parameters }: Choice,
  field: Choice['selected'][number]['field'],
  values: Choice['selected'],
): Choice {
  return {
    selected: [...selected.filter((value) => value.field !== field), ...values],
    parameters: { ...parameters, [field]: values.map(({ slug }) => slug) },
  }
}

import type { Filters } from '@vidda/domain/listing'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { fits, type Card } from './card.ts'
import { listHref } from './choice.ts'
import { allFilters, type Chosen } from './chosen.ts'
import type { ListPage } from './load-listing.ts'

/** What the shopper has chosen, before or after the list has followed. */
export type Choice = Pick<ListPage, 'chosen' | 'choice'>

type Pressed = Choice & { readonly list: ListPage; readonly filters: Filters }

export type FilterPress = Choice & {
  readonly filters: Filters
  /** The goods to show: at once those of the list that stay, then the answer. */
  readonly cards: readonly Card[]
  readonly waiting: boolean
  /** Filters the list anew. The first press of a visit to the filters is a step to go back from, the next ones take its place. */
  readonly press: (next: Choice) => void
  /** The next press is a first one again. */
  readonly restart: () => void
}

/**
 * Filters a list through its address. What is loaded answers a press at once: the goods that stay are a part of every answer. A newer
 * press takes an older one's place, and so does its answer.
 */
export function useFilterPress(list: ListPage): FilterPress {
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const { state } = useNavigation()
  /** The entry of the history at which the filters were opened. */
  const opened = useRef(key)
  const [last, setLast] = useState<Pressed | null>(null)
  const pressed = last?.list === list ? last : null
  // The answer came, or the shopper went elsewhere and back.
  useEffect(() => {
    if (state === 'idle') setLast(null)
  }, [key, state])

  const shown = useDeferredValue(pressed)
  const cards = useMemo(() => (shown?.list === list ? list.cards.filter((card) => fits(card, shown.filters)) : list.cards), [list, shown])
  const { chosen, choice } = pressed ?? list
  return {
    chosen,
    choice,
    filters: pressed?.filters ?? allFilters(list),
    cards,
    waiting: pressed !== null,
    press(next) {
      const first = { ...next, choice: { ...next.choice, from: 1, to: 1, form: false } }
      setLast({ ...first, list, filters: allFilters({ ...first, base: list.base }) })
      void navigate(listHref(pathname, first.choice), { replace: key !== opened.current, preventScrollReset: true })
    },
    restart() {
      opened.current = key
    },
  }
}

/** The choice with these values in one field, and the others as they are. */
export function withValues({ chosen, choice }: Choice, field: Chosen['field'], values: readonly Chosen[]): Choice {
  return {
    chosen: [...chosen.filter((value) => value.field !== field), ...values],
    choice: { ...choice, [field]: values.map(({ slug }) => slug) },
  }
}

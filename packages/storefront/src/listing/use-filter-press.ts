import type { Filters } from '@vidda/domain/listing'
import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router-dom'
import { listHref } from './choice.ts'
import { allFilters } from './chosen.ts'
import { fits } from './fits.ts'
import type { ListPage } from './load-listing.ts'
import type { Choice, Pressed } from './pressed.ts'
import { useAfterPaint } from './use-after-paint.ts'

export type FilterPress = Choice & {
  readonly filters: Filters
  /** Filters the list anew. The first press of a visit to the filters is a step to go back from, the next ones take its place. */
  readonly press: (next: Choice) => void
}

type FilterPressOptions = {
  readonly open: boolean
  readonly list: ListPage
  readonly pressed: Pressed | null
  readonly onPressed: (pressed: Pressed | null) => void
}

/**
 * Filters a list through its address. What is loaded answers a press at once: the goods that stay are a part of every answer. A newer
 * press takes an older one's place, and so does its answer.
 */
export function useFilterPress({ open, list, pressed, onPressed }: FilterPressOptions): FilterPress {
  const navigate = useNavigate()
  const afterPaint = useAfterPaint()
  const { pathname, key } = useLocation()
  const router = useContext(DataRouter)?.router
  /** The entry of the history at which the filters were opened. */
  const opened = useRef(key)
  useEffect(() => {
    if (!open) opened.current = ''
    else if (opened.current === '') opened.current = key
  }, [key, open])

  // The answer is drawn, or the shopper has gone elsewhere and back.
  useEffect(() => onPressed(null), [key, onPressed])
  // Back has led here again before the answer was drawn: what is drawn is the same as before, and only the router knows.
  useEffect(() => {
    if (!pressed) return
    return router?.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle' && location.key === key) onPressed(null)
    })
  }, [key, onPressed, pressed, router])

  const { chosen, choice } = pressed ?? list
  return {
    chosen,
    choice,
    filters: allFilters({ chosen, choice, base: list.base }),
    press(next) {
      const first = { chosen: next.chosen, choice: { ...next.choice, from: 1, to: 1, form: false } }
      const filters = allFilters({ ...first, base: list.base })
      onPressed({ ...first, list, cards: list.cards.filter((card) => fits(card, filters)) })
      afterPaint(() => {
        // Where Back has led elsewhere and a long list is still to be drawn, there is nothing of this visit's to take the place of.
        const replace = key !== opened.current && key === router?.state.location.key
        void navigate(listHref(pathname, first.choice), { replace, preventScrollReset: true })
      })
    },
  }
}

/** The choice with these values in one field, and the others as they are. */
export function withValues({ chosen, choice }: Choice, field: Choice['chosen'][number]['field'], values: Choice['chosen']): Choice {
  return {
    chosen: [...chosen.filter((value) => value.field !== field), ...values],
    choice: { ...choice, [field]: values.map(({ slug }) => slug) },
  }
}

import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router-dom'
import type { Card } from './card.ts'
import { listHref } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'
import { useAfterPaint } from './use-after-paint.ts'

/** What the shopper has selected, before or after the list has followed. */
export type ListSelection = Pick<ListPage, 'selected' | 'parameters'>

/** A selection whose answer is on its way. */
export type PendingSelection = ListSelection & {
  /** The list that it was made on; another one in its place is the answer. */
  readonly list: ListPage
  /** Those of its goods that stay. */
  readonly cards: readonly Card[]
}

export type SelectionControl = {
  /** Until the answer is drawn. */
  readonly pending: PendingSelection | null
  /** What the next press changes: the newest selection, drawn or not. */
  readonly newest: () => ListSelection
  /** `cards` are what is loaded of the answer. A step to go back from, but where `replaces` says that it takes the place of the one before. */
  readonly select: (next: ListSelection, cards: PendingSelection['cards'], replaces?: (isStillHere: boolean) => boolean) => void
}

/** A selection that changes a list is on screen at once; its address is opened when that is painted. A newer one takes an older one's place. */
export function useSelection(list: ListPage): SelectionControl {
  const [last, setLast] = useState<PendingSelection | null>(null)
  const pending = last?.list === list ? last : null
  const newest = useRef<PendingSelection>(undefined)
  /** The address of the newest selection, until it is drawn. */
  const wanted = useRef<string>(undefined)
  const isWaiting = useRef(false)
  const afterPaint = useAfterPaint()
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const router = useContext(DataRouter)?.router

  const forget = useEffectEvent(() => {
    newest.current = undefined
    wanted.current = undefined
    setLast(null)
  })
  /** Another address is drawn: the answer, the one to an earlier selection, or the shopper has gone elsewhere. */
  const settle = useEffectEvent(() => {
    const next = newest.current
    const { state, location: to } = router?.state.navigation ?? {}
    const isUnderWay = isWaiting.current || (state === 'loading' && to && to.pathname + to.search === wanted.current)
    if (!next || !isUnderWay || wanted.current === pathname + search) return forget()
    const stays = new Set(next.cards.map(({ id }) => id))
    newest.current = { ...next, list, cards: list.cards.filter(({ id }) => stays.has(id)) }
    setLast(newest.current)
  })

  useEffect(() => {
    settle()
    // Back has led here again before the answer was drawn: what is drawn is the same as before, and only the router knows.
    return router?.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle' && location.key === key) forget()
    })
  }, [key, router])

  return {
    pending,
    newest: () => (newest.current?.list === list ? newest.current : list),
    select({ selected, parameters }, cards, replaces = () => false) {
      const first = { selected, parameters: { ...parameters, from: 1, to: 1, form: false } }
      newest.current = { ...first, list, cards }
      wanted.current = listHref(pathname, first.parameters)
      isWaiting.current = true
      setLast(newest.current)
      afterPaint(() => {
        isWaiting.current = false
        // Where Back has led elsewhere and a long list is still to be drawn, there is nothing here to take the place of.
        const isStillHere = key === router?.state.location.key
        const href = listHref(pathname, first.parameters)
        // As a link to the page that it stands on: what changes nothing is no step.
        const replace = replaces(isStillHere) || (isStillHere && href === pathname + search)
        void navigate(href, { replace, preventScrollReset: true })
      })
    },
  }
}

import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router-dom'
import { listHref } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'
import type { Choice, Pressed } from './pressed.ts'
import { useAfterPaint } from './use-after-paint.ts'

export type Press = {
  /** Until the answer is drawn. */
  readonly pressed: Pressed | null
  /** What the next press changes: the newest parameters, drawn or not. */
  readonly newest: () => Choice
  /** `cards` are what is loaded of the answer. A step to go back from, but where `replaces` says that it takes the place of the one before. */
  readonly press: (next: Choice, cards: Pressed['cards'], replaces?: (isStillHere: boolean) => boolean) => void
}

/** A press that changes a list is on screen at once; its address is opened when that is painted. A newer press takes an older one's place. */
export function usePress(list: ListPage): Press {
  const [last, setLast] = useState<Pressed | null>(null)
  const pressed = last?.list === list ? last : null
  const newest = useRef<Pressed>(undefined)
  /** The address of the newest press, until it is drawn. */
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
  /** Another address is drawn: the answer, the one to an earlier press, or the shopper has gone elsewhere. */
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
    pressed,
    newest: () => (newest.current?.list === list ? newest.current : list),
    press({ selected, parameters }, cards, replaces = () => false) {
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

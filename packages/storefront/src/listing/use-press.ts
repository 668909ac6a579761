import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router-dom'
import { listHref } from './choice.ts'
import type { ListPage } from './load-listing.ts'
import type { Choice, Pressed } from './pressed.ts'
import { useAfterPaint } from './use-after-paint.ts'

export type Press = {
  /** Until the answer is drawn. */
  readonly pressed: Pressed | null
  /** What the next press changes: the newest choice, drawn or not. */
  readonly newest: () => Choice
  /** `cards` are what is loaded of the answer. A step to go back from, but where `replaces` says that it takes the place of the one before. */
  readonly press: (next: Choice, cards: Pressed['cards'], replaces?: (isStillHere: boolean) => boolean) => void
}

/** A press that changes a list is on screen at once; its address is opened when that is painted. A newer press takes an older one's place. */
export function usePress(list: ListPage): Press {
  const [last, setLast] = useState<Pressed | null>(null)
  const pressed = last?.list === list ? last : null
  const newest = useRef<Pressed>(undefined)
  const afterPaint = useAfterPaint()
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const router = useContext(DataRouter)?.router

  useEffect(() => {
    const forget = () => {
      newest.current = undefined
      setLast(null)
    }
    // The answer is drawn, or the shopper has gone elsewhere and back.
    forget()
    // Back has led here again before the answer was drawn: what is drawn is the same as before, and only the router knows.
    return router?.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle' && location.key === key) forget()
    })
  }, [key, router])

  return {
    pressed,
    newest: () => (newest.current?.list === list ? newest.current : list),
    press({ chosen, choice }, cards, replaces = () => false) {
      const first = { chosen, choice: { ...choice, from: 1, to: 1, form: false } }
      newest.current = { ...first, list, cards }
      setLast(newest.current)
      afterPaint(() => {
        // Where Back has led elsewhere and a long list is still to be drawn, there is nothing here to take the place of.
        const isStillHere = key === router?.state.location.key
        const href = listHref(pathname, first.choice)
        // As a link to the page that it stands on: what changes nothing is no step.
        const replace = replaces(isStillHere) || (isStillHere && href === pathname + search)
        void navigate(href, { replace, preventScrollReset: true })
      })
    },
  }
}

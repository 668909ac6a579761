import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { isOpen, useNavigateInPlace } from '../navigation/index.ts'
import type { Card } from './card.ts'
import { listHref } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'

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
  /** What the next press changes: the newest selection, drawn or not, and what is loaded of its answer. */
  readonly newest: () => ListSelection & Pick<ListPage, 'cards'>
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
  /** What the newest selection has begun, until it is over: its painting, then its navigation. */
  const underWay = useRef<object>(undefined)
  const afterPaint = useAfterPaint()
  const navigateInPlace = useNavigateInPlace()
  const { pathname, search } = useLocation()
  const matches = useMatches()

  const forget = useEffectEvent(() => {
    newest.current = undefined
    wanted.current = undefined
    setLast(null)
  })
  /** What a navigation led to is drawn: the answer, the one to an earlier selection, or where the shopper has gone meanwhile, be it back to here. */
  const settle = useEffectEvent(() => {
    const next = newest.current
    // Where the browser stands elsewhere, a newer answer is there already and is drawn next.
    const isOver = !underWay.current && isOpen({ pathname, search })
    if (!next || isOver || wanted.current === pathname + search) return forget()
    const stays = new Set(next.cards.map(({ id }) => id))
    newest.current = { ...next, list, cards: list.cards.filter(({ id }) => stays.has(id)) }
    setLast(newest.current)
  })

  // The router makes them anew for every navigation. Before the next press, which may come as soon as the answer is painted.
  useLayoutEffect(() => settle(), [matches])

  return {
    pending,
    newest: () => (newest.current?.list === list ? newest.current : list),
    select({ selected, parameters }, cards, replaces = () => false) {
      const first = { selected, parameters: { ...parameters, from: 1, to: 1, form: false } }
      newest.current = { ...first, list, cards }
      wanted.current = listHref(pathname, first.parameters)
      const begun = {}
      underWay.current = begun
      setLast(newest.current)
      afterPaint(async () => {
        // Where the shopper has gone elsewhere, there is nothing here to take the place of.
        const isStillHere = isOpen({ pathname, search })
        const href = listHref(pathname, first.parameters)
        // As a link to the page that it stands on: what changes nothing is no step.
        const replace = replaces(isStillHere) || (isStillHere && href === pathname + search)
        await navigateInPlace(href, { replace })
        if (underWay.current === begun) underWay.current = undefined
      })
    },
  }
}

/** Has something done once what has changed is painted; of several only the last, and none after the screen has gone. */
function useAfterPaint(): (act: () => void) => void {
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  return (act) => {
    cancel.current?.()
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(act)
    })
    cancel.current = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }
}

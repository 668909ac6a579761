import type { PriceSpan } from '@vidda/domain/slider'
import { useState } from 'react'

const isSame = (a: PriceSpan, b: PriceSpan): boolean => a.min === b.min && a.max === b.max

/**
 * What the slider and its inputs show while the shopper moves them: the owner hears of it only when they let go, and so draws its goods
 * once. A new value from the owner is shown at once, unless a handle is held.
 */
export function usePriceDraft(value: PriceSpan, onValueChange: (value: PriceSpan) => void) {
  const [known, setKnown] = useState(value)
  const [shown, setShown] = useState(value)
  const [held, setHeld] = useState(false)
  if (!isSame(known, value)) {
    setKnown(value)
    if (!held) setShown(value)
  }
  return {
    shown,
    slide(next: PriceSpan) {
      setHeld(true)
      setShown(next)
    },
    commit(next: PriceSpan) {
      setHeld(false)
      setShown(next)
      if (!isSame(next, value)) onValueChange(next)
    },
  }
}

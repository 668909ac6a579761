import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Ids of the heading of a step, and of the section on the receipt. */
export const stepHeading = 'steg'
export const sectionHeading = 'angrerett'

/** Takes the focus to the heading of each step, and on the way back to that of the section which the shopper came from. */
export function useStepFocus(step: { readonly name: string } | null, section = sectionHeading): void {
  const returning = useNavigationType() === NavigationType.Pop
  const name = step?.name ?? null
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    const target = document.getElementById(name !== null ? stepHeading : returning ? section : 'innhold')
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [name, returning, section])
}

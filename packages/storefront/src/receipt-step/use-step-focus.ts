import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Id of the heading of a step. */
export const stepHeading = 'steg'

/** A step, and the id of the heading on the receipt under which it began. */
type Step = { readonly name: string; readonly section: string }

/** Takes the focus to the heading of each step, and on the way back to that of the section which the shopper came from. */
export function useStepFocus(step: Step | null): void {
  const returning = useNavigationType() === NavigationType.Pop
  const [name, section] = [step?.name ?? null, step?.section ?? null]
  const shown = useRef({ name, section })
  useEffect(() => {
    const before = shown.current
    if (before.name === name) return
    shown.current = { name, section }
    const target = document.getElementById(name !== null ? stepHeading : ((returning ? before.section : null) ?? 'innhold'))
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [name, returning, section])
}

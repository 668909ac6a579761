import { useEffect, useRef, type RefObject } from 'react'

type Validated = HTMLElement & { setCustomValidity: (message: string) => void }

/** Makes `problem` the control's own validity, where a `Form` finds it; an empty string is none. */
export function useProblem<E extends Validated>(problem: string): RefObject<E | null> {
  const control = useRef<E>(null)
  useEffect(() => control.current?.setCustomValidity(problem), [problem])
  return control
}

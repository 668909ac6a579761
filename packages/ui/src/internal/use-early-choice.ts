import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes over what was chosen among server-rendered radios before the page came to life: their DOM state is the shopper's, and
 * React would leave it standing beside another value.
 */
export function useEarlyChoice<E extends HTMLElement>(value: number | null, onChange: (id: number) => void): RefObject<E | null> {
  const root = useRef<E>(null)
  const latest = useRef({ value, onChange })

  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')
    const id = chosen ? Number(chosen.value) : null
    if (id !== null && id !== latest.current.value) latest.current.onChange(id)
  }, [])

  return root
}

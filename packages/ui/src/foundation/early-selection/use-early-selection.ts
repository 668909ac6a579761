import { useEffect, useRef, type Ref, type RefObject, useImperativeHandle } from 'react'

/**
 * Takes over what was selected among server-rendered radios before the page was hydrated: their DOM state is the shopper's, and
 * React would leave it standing beside another value. The ref that it gives is that of the radios' group; `ref` is filled as well.
 */
export function useEarlySelection<E extends HTMLElement>(
  value: number | null,
  onChange: (id: number) => void,
  ref?: Ref<E>,
): RefObject<E | null> {
  const root = useRef<E>(null)
  const latest = useRef({ value, onChange })

  useImperativeHandle<E | null, E | null>(ref, () => root.current, [])

  useEffect(() => {
    const selected = root.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')
    const id = selected ? Number(selected.value) : null
    if (id !== null && id !== latest.current.value) latest.current.onChange(id)
  }, [])

  return root
}

import { useEffect, useRef, type RefObject } from 'react'

/** Writes the query of another screen into the form's field, except where the shopper is writing something else. */
export function useShownQuery(query: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef(query)
  useEffect(() => {
    const field = form.current?.elements.namedItem('q') as HTMLInputElement
    const isWriting = field === document.activeElement && field.value !== last.current
    if (query !== last.current && !isWriting) field.value = query
    last.current = query
  }, [query])
  return form
}

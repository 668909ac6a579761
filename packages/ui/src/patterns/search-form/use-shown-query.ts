import { useEffect, useRef } from 'react'

/** Writes the query of another screen into the field of this id, except where the shopper is writing something else. */
export function useShownQuery(id: string, query: string): void {
  const last = useRef(query)
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement
    const isWriting = field === document.activeElement && field.value !== last.current
    if (query !== last.current && !isWriting) field.value = query
    last.current = query
  }, [id, query])
}

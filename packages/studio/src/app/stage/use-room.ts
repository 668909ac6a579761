import { useEffect, useRef, useState } from 'react'

export type Size = { readonly width: number; readonly height: number }

/** How much room an element has (px), as it changes. */
export function useRoom<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

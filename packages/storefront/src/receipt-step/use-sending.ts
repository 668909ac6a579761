import { useEffect, useRef, useState } from 'react'

/** One sending at a time, and what came of the last one; an answer that comes when its screen is left is not `shown` any more. */
export function useSending<Failure>() {
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  /** Does nothing while an earlier call is under way. */
  async function send(call: () => Promise<void>): Promise<void> {
    if (loading) return
    setLoading(true)
    setFailure(null)
    try {
      await call()
    } finally {
      if (isShown.current) setLoading(false)
    }
  }

  return { loading, failure, setFailure, shown: () => isShown.current, send }
}

/** A ref callback for a notice: scrolls it into view when it appears, unless it is visible already. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

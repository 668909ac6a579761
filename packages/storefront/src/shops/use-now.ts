import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time, renewed each minute or every `pause` ms; null on the server and until the page lives, since a cached page cannot know it.
 */
export function useNow(pause: number = minute): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), pause)
    return () => clearInterval(timer)
  }, [pause])
  return now
}

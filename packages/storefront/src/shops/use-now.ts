import { startTransition, useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time, renewed each minute or every `pause` ms; null on the server and until the page is hydrated, since a cached page cannot know it.
 */
export function useNow(pause: number = minute): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    // A list of shops counts three weeks for each: in pieces, so that a press goes before.
    const renew = () => startTransition(() => setNow(new Date()))
    renew()
    const timer = setInterval(renew, pause)
    return () => clearInterval(timer)
  }, [pause])
  return now
}

import type { Scheme } from '@vidda/tokens'
import { useCallback, useEffect, useState } from 'react'

/** What a page of the development server says from its frame (`@vidda/host/development`). */
const isAddress = (data: unknown): data is { readonly path: string } =>
  typeof data === 'object' &&
  data !== null &&
  'vidda' in data &&
  data.vidda === 'address' &&
  'path' in data &&
  typeof data.path === 'string'

export type Visit = {
  /** Where frames begin that are opened now. */
  readonly path: string
  /** Another number opens them anew. */
  readonly count: number
}

/** Keeps the frames of the shop on the same screen: where one of them goes, the others follow. */
export function useFrames(shop: string) {
  const [visit, setVisit] = useState<Visit>({ path: '/', count: 0 })
  const [path, setPath] = useState('/')
  useEffect(() => {
    const heed = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== shop || !isAddress(data)) return
      setPath(data.path)
      // A frame that is opened later begins there.
      setVisit(({ count }) => ({ path: data.path, count }))
      for (const { contentWindow, src } of document.querySelectorAll('iframe'))
        if (contentWindow !== source && src.startsWith(shop)) contentWindow?.postMessage({ vidda: 'visit', path: data.path }, shop)
    }
    window.addEventListener('message', heed)
    return () => window.removeEventListener('message', heed)
  }, [shop])
  const open = useCallback((to: string) => {
    setPath(to)
    setVisit(({ count }) => ({ path: to, count: count + 1 }))
  }, [])
  const setScheme = useCallback(
    (frame: HTMLIFrameElement, scheme: Scheme) => frame.contentWindow?.postMessage({ vidda: 'scheme', scheme }, shop),
    [shop],
  )
  return { path, visit, open, setScheme }
}

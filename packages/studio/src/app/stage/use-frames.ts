import type { Scheme } from '@vidda/tokens'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { frameCompany } from './frame-company.ts'

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

/** The windows of the frames that show the shop. */
const windowsOf = (shop: string): readonly Window[] =>
  [...document.querySelectorAll('iframe')].flatMap(({ src, contentWindow }) =>
    src.startsWith(shop) && contentWindow ? [contentWindow] : [],
  )

/** Where the frames of the shop are, all on the same screen, and how they are led elsewhere. */
export function useFrames(shop: string) {
  const [visit, setVisit] = useState<Visit>({ path: '/', count: 0 })
  const company = useMemo(
    () =>
      frameCompany(
        () => windowsOf(shop),
        (frame, path) => frame.postMessage({ vidda: 'visit', path }, shop),
      ),
    [shop],
  )
  useEffect(() => {
    const heed = ({ origin, source, data }: MessageEvent<unknown>) => {
      const frame = windowsOf(shop).find((one) => one === source)
      if (origin !== shop || !frame || !isAddress(data)) return
      const path = company.hear(frame, data.path)
      // A frame that is opened later begins there.
      setVisit(({ count }) => ({ path, count }))
    }
    window.addEventListener('message', heed)
    return () => window.removeEventListener('message', heed)
  }, [shop, company])
  const open = useCallback(
    (path: string) => {
      company.open(path)
      setVisit(({ count }) => ({ path, count: count + 1 }))
    },
    [company],
  )
  const setScheme = useCallback(
    (frame: HTMLIFrameElement, scheme: Scheme) => frame.contentWindow?.postMessage({ vidda: 'scheme', scheme }, shop),
    [shop],
  )
  return { visit, open, setScheme }
}

import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a page whose code is fetched when it is first `wanted` (anything but null and false); `Part` is null until it is there. When it does
 * not come `onFailure` is told, and another wish tries anew.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown,
  onFailure: (reason: unknown) => void,
): { readonly Part: ComponentType<Props> | null } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (!wanted || Part) return
    let current = true
    load().then(
      (loaded) => current && setPart(() => loaded),
      (reason: unknown) => current && onFailure(reason),
    )
    return () => {
      current = false
    }
  }, [Part, load, onFailure, wanted])

  return { Part }
}

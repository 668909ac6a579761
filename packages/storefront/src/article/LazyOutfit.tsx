import { fetchCode, useNear } from '../app/index.ts'
import type { OutfitProps } from './Outfit.tsx'

const load = async () => (await fetchCode(() => import('./Outfit.tsx'), 'Outfit')).Outfit

/** The outfit of an article. Code and data are loaded when it comes near the viewport; nothing is rendered if that fails. */
export function LazyOutfit(props: OutfitProps) {
  const { ref, Part, retry } = useNear(load)
  if (retry) return null
  return (
    <div data-part="outfit" ref={ref}>
      {Part && <Part {...props} />}
    </div>
  )
}

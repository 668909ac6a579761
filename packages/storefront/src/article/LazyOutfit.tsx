import { fetchCode, useNear } from '../app/index.ts'
import type { OutfitProps } from './Outfit.tsx'

const load = async () => (await fetchCode(() => import('./Outfit.tsx'), 'Outfit')).Outfit

/** What is worn with the article; code and goods are fetched when the shopper comes near, and nothing stands there where they do not come. */
export function LazyOutfit(props: OutfitProps) {
  const { ref, Part, retry } = useNear(load)
  if (retry) return null
  return (
    <div data-part="outfit" ref={ref}>
      {Part && <Part {...props} />}
    </div>
  )
}

import { fetchCode, useNear } from '../app/index.ts'
import { RecommendationsRoot } from './LazyRecommendations.styles.ts'

const load = async () => (await fetchCode(() => import('./Recommendations.tsx'), 'Recommendations')).Recommendations

/** Other goods for who has a cart; code and goods are fetched when the shopper comes near their place, which keeps their room until then. */
export function LazyRecommendations() {
  const { ref, Part, retry } = useNear(load)
  if (retry) return null
  return <RecommendationsRoot ref={ref}>{Part && <Part />}</RecommendationsRoot>
}

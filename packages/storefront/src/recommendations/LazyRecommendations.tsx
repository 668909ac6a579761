import { useState } from 'react'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { RecommendationsRoot } from './LazyRecommendations.styles.ts'

const load = async () => (await fetchCode(() => import('./Recommendations.tsx'), 'Recommendations')).Recommendations

/** A row of other goods below the cart. Its code is fetched after the cart's, and its room is kept until then. */
export function LazyRecommendations() {
  const { log } = useApp()
  const [failed, setFailed] = useState(false)
  const { Part } = usePart(load, !failed, (reason) => {
    log(reason)
    setFailed(true)
  })
  if (failed) return null
  return <RecommendationsRoot>{Part && <Part />}</RecommendationsRoot>
}

import { formatNumber } from '@vidda/domain/number'
import { distanceTexts, fill } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

/**
 * `2,4 km unna`, `350 m unna`, or nothing while `distance` (metres) is unknown. An approximate one, measured from the middle of a postal
 * area, is rounded to whole kilometres and says so: `omtrent 2 km unna`.
 */
export function useDistanceText(distance: number | null | undefined, approximate = false): string | undefined {
  const texts = useTexts(distanceTexts)
  if (distance === null || distance === undefined) return undefined
  if (approximate) {
    const far = Math.max(1, Math.round(distance / 1000))
    return fill(texts.about, { distance: fill(texts.kilometres, { distance: formatNumber(far) }) })
  }
  if (distance < 950) return fill(texts.metres, { distance: Math.round(distance / 50) * 50 })
  const far = distance / 1000
  return fill(texts.kilometres, { distance: formatNumber(far, far < 10 ? 1 : 0) })
}

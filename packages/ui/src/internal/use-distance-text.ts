import { fill } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'

const kilometres = /* @__PURE__ */ new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })

/** `2,4 km unna`, `350 m unna`, or nothing while `distance` (metres) is unknown. */
export function useDistanceText(distance: number | null | undefined): string | undefined {
  const texts = useTexts('reservation')
  if (distance === null || distance === undefined) return undefined
  if (distance < 950) return fill(texts.distanceMetres, { distance: Math.round(distance / 50) * 50 })
  const far = distance / 1000
  return fill(texts.distance, { distance: kilometres.format(far < 10 ? far : Math.round(far)) })
}

import { genderIds, type GenderId } from '../gender/index.ts'
import type { SizeScale } from '../size/index.ts'

const guided: readonly SizeScale[] = ['clothes', 'shoes', 'children', 'gloves', 'socks']
const young: readonly GenderId[] = [genderIds.barn, genderIds.junior]

/** Whether sizes of a scale are measured on the body; letters say nothing of a child's. Apart from the measures, which a page fetches later. */
export const hasSizeGuide = (scale: SizeScale, gender: GenderId): boolean =>
  guided.includes(scale) && !(scale === 'clothes' && young.includes(gender))

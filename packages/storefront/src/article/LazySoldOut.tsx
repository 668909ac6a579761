import { fetchCode } from '../app/index.ts'
import { nearPart } from './near-part.tsx'

/** Shown instead of a colour that is sold out. Its height is reserved while the code loads. */
export const LazySoldOut = nearPart('leads', async () => (await fetchCode(() => import('./SoldOut.tsx'), 'SoldOut')).SoldOut)

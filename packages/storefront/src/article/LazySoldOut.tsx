import { fetchCode } from '../app/index.ts'
import { nearPart } from './near-part.tsx'

/** What there is in place of a colour that is sold out; its place has the height of it while the code loads. */
export const LazySoldOut = nearPart('leads', async () => (await fetchCode(() => import('./SoldOut.tsx'), 'SoldOut')).SoldOut)

import { fetchCode } from '../app/index.ts'
import { nearPart } from './near-part.tsx'

/** The outfit of an article. */
export const LazyOutfit = nearPart('outfit', async () => (await fetchCode(() => import('./Outfit.tsx'), 'Outfit')).Outfit)

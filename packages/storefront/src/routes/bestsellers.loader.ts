import { loadBestsellers, type BestsellersData } from '../campaigns/index.ts'
import { readPage, type Loader } from '../app/index.ts'

export const loader: Loader<BestsellersData> = (app, { request }) => loadBestsellers(app, readPage(request))

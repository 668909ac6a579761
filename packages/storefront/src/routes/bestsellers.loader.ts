import { loadBestsellers, readPage, type BestsellersData } from '../campaigns/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<BestsellersData> = (app, { request }) => loadBestsellers(app, readPage(new URL(request.url).searchParams))

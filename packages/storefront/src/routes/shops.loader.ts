import { loadShops, type ShopsData } from '../shops/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<ShopsData> = (app, { request }) => loadShops(app, new URL(request.url).searchParams)

import { loadShop, type ShopData } from '../shops/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<ShopData> = (app, { params }) => loadShop(app, params.shop ?? '')

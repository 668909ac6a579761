import { loadHome, type HomeData } from '../home/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<HomeData> = (app, { params }) => loadHome(app, params.name ?? null)

import { loadGender, type GenderData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<GenderData> = loadGender

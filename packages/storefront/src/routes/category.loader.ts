import { loadCategory, type CategoryData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<CategoryData> = loadCategory

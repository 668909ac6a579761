import { loadBundle, type BundleData } from '../listing/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<BundleData> = loadBundle

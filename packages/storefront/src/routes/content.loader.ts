import { loadContent, type ContentData } from '../content/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<ContentData> = (app, { params }) => loadContent(app, params.page ?? '')

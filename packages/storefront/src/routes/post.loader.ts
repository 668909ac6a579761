import { loadPost, type PostData } from '../blog/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<PostData> = (app, { params }) => loadPost(app, params.slug ?? '')

import { loadBlog, type BlogData } from '../blog/index.ts'
import type { Loader } from '../app/index.ts'

export const loader: Loader<BlogData> = (app, { params }) => loadBlog(app, params.slug ?? null)

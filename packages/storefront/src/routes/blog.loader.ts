import { loadBlog, type BlogData } from '../blog/index.ts'
import { readPage, type Loader } from '../app/index.ts'

export const loader: Loader<BlogData> = (app, { params, request }) => loadBlog(app, params.slug ?? null, readPage(request))

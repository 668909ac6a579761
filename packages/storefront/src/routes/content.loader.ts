import type { ContentData } from '../content/index.ts'
import { notFound, type Loader } from '../app/index.ts'

export const loader: Loader<ContentData> = async (app, { params }) => {
  const name = params.page ?? ''
  const page = await app.page(name)
  if (!page) throw notFound()
  return { name, page }
}

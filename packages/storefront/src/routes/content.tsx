import { ContentScreen, type ContentData } from '../content/index.ts'
import { notFound, pageTitle, type App, type Loader } from '../app/index.ts'

export const loader: Loader<ContentData> = async (app, { params }) => {
  const name = params.page ?? ''
  const page = await app.page(name)
  if (!page) throw notFound()
  return { name, page }
}

export const handle = {
  head: ({ name, page }: ContentData, { brand }: App) => ({ title: pageTitle(page.title, brand.name), description: page.description, canonical: `/${name}` }),
}

export const Component = ContentScreen

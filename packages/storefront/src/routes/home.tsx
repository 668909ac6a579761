import { HomeScreen, loadHome, type HomeData } from '../home/index.ts'
import { pageTitle, type App, type Loader } from '../app/index.ts'

export const loader: Loader<HomeData> = (app, { params }) => loadHome(app, params.name ?? null)

export const handle = {
  head: (data: HomeData, { brand, texts }: App) => ({
    title: pageTitle(texts.home.title, brand.name),
    description: texts.home.description.replace('{brand}', brand.name),
    canonical: '/',
    ...(data.preview ? { robots: 'noindex' as const } : {}),
  }),
}

export const Component = HomeScreen

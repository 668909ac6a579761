import { articlePath, categoryPath } from '@vidda/domain/route'
import type { App } from '../app/index.ts'
import type { ArticleData } from '../article/index.ts'
import type { ContentData } from '../content/index.ts'
import type { HomeData } from '../home/index.ts'
import type { CategoryData, GenderData } from '../listing/index.ts'
import { inContext, sharePicture, type LinkedThing, type PageFacts } from './facts.ts'
import { linkedBreadcrumbs, type Step } from './linked/breadcrumbs.ts'
import { linkedOrganization, linkedWebSite } from './linked/organization.ts'
import { linkedProduct } from './linked/product.ts'

const facts = (things: readonly LinkedThing[], more: Omit<PageFacts, 'jsonLd'> = {}): PageFacts => ({
  ...more,
  jsonLd: things.map(inContext),
})

function ofHome({ settings }: HomeData, { brand }: App): PageFacts {
  return facts([linkedOrganization(brand), linkedWebSite(brand)], sharePicture(brand, settings.top?.image))
}

function ofArticle({ article, reviews, shops, trail }: ArticleData, app: App): PageFacts {
  const steps = trail.map(({ text, slugs: [main, sub, group] }): Step => ({ text, to: categoryPath(main, sub, group) }))
  const here = { text: article.name, to: articlePath(article.slug) }
  return facts(
    [linkedProduct(article, { shops, reviews }, app.brand), linkedBreadcrumbs(app, [...steps, here])],
    {
      type: 'product',
      ...sharePicture(app.brand, article.image),
    },
  )
}

function ofCategory({ path, trail, list }: CategoryData, app: App): PageFacts {
  const steps = trail.map(({ text, to = path }): Step => ({ text, to }))
  return facts([linkedBreadcrumbs(app, steps)], sharePicture(app.brand, list.cards[0]?.image))
}

function ofGender({ name, path, list }: GenderData, app: App): PageFacts {
  return facts([linkedBreadcrumbs(app, [{ text: name, to: path }])], sharePicture(app.brand, list.cards[0]?.image))
}

function ofContent({ name, page }: ContentData, app: App): PageFacts {
  return facts([linkedBreadcrumbs(app, [{ text: page.title, to: `/${name}` }])])
}

type Describing = (data: never, app: App) => PageFacts

/** By route module; a page without a line here is told of by its head alone. */
const describing: Readonly<Partial<Record<string, Describing>>> = {
  home: ofHome,
  article: ofArticle,
  category: ofCategory,
  gender: ofGender,
  content: ofContent,
}

/** What a page tells search engines and those who share it, from what its loader answered. */
export function describe(module: string, data: unknown, app: App): PageFacts {
  return describing[module]?.(data as never, app) ?? { jsonLd: [] }
}

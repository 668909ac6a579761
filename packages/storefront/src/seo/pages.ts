import { articlePath, blogPostPath, categoryPath, pollPath, screens } from '@vidda/domain/route'
import { blogTexts, campaignsTexts, shopsTexts } from '@vidda/texts'
import type { App } from '../app/index.ts'
import type { ArticleData } from '../article/index.ts'
import type { ComposedHomeData, HomeData } from '../home/index.ts'
import type { CategoryData, GenderData } from '../listing/index.ts'
import type { BlogData, PostData } from '../blog/index.ts'
import type { BestsellersData, CampaignData, CampaignsData } from '../campaigns/index.ts'
import type { ContentData } from '../content/index.ts'
import type { PollData } from '../polls/index.ts'
import type { ShopData } from '../shop-pages/index.ts'
import { inContext, sharePicture, type LinkedThing, type PageMetadata } from './metadata.ts'
import { linkedBreadcrumbs, type Step } from './linked/breadcrumbs.ts'
import { linkedOrganization, linkedWebSite } from './linked/organization.ts'
import { linkedPost } from './linked/post.ts'
import { linkedProduct } from './linked/product.ts'
import { linkedStore } from './linked/store.ts'

const metadata = (things: readonly LinkedThing[], more: Omit<PageMetadata, 'jsonLd'> = {}): PageMetadata => ({
  ...more,
  jsonLd: things.map(inContext),
})

function ofHome(data: HomeData | ComposedHomeData, { brand }: App): PageMetadata {
  const top = 'settings' in data ? data.settings.top : data.top
  return metadata([linkedOrganization(brand), linkedWebSite(brand)], sharePicture(brand, top?.image, top?.title))
}

function ofArticle({ article, reviews, shops, trail }: ArticleData, app: App): PageMetadata {
  const steps = trail.map(({ text, slugs: [main, sub, group] }): Step => ({ text, to: categoryPath(main, sub, group) }))
  const here = { text: article.name, to: articlePath(article.slug) }
  return metadata([linkedProduct(article, { shops, reviews }, app.brand), linkedBreadcrumbs(app, [...steps, here])], {
    type: 'product',
    ...sharePicture(app.brand, article.image, article.name),
  })
}

function ofCategory({ path, trail, list }: CategoryData, app: App): PageMetadata {
  const steps = trail.map(({ text, to = path }): Step => ({ text, to }))
  return metadata([linkedBreadcrumbs(app, steps)], sharePicture(app.brand, list.cards[0]?.image, list.cards[0]?.name))
}

function ofGender({ name, path, list }: GenderData, app: App): PageMetadata {
  return metadata([linkedBreadcrumbs(app, [{ text: name, to: path }])], sharePicture(app.brand, list.cards[0]?.image, list.cards[0]?.name))
}

const shopsStep = ({ texts }: App): Step => ({ text: texts(shopsTexts).title, to: screens.shops })
const blogStep = ({ texts }: App): Step => ({ text: texts(blogTexts).title, to: screens.blog })
const campaignsStep = ({ texts }: App): Step => ({ text: texts(campaignsTexts).title, to: screens.campaigns })

const ofShop = ({ shop, to }: ShopData, app: App): PageMetadata =>
  metadata(
    [linkedStore(shop, to, app.brand), linkedBreadcrumbs(app, [shopsStep(app), { text: shop.name, to }])],
    sharePicture(app.brand, shop.picture?.image, shop.picture?.alt || shop.name),
  )

function ofBlog({ subject, path, posts }: BlogData, app: App): PageMetadata {
  const steps = subject === null ? [blogStep(app)] : [blogStep(app), { text: subject, to: path }]
  return metadata([linkedBreadcrumbs(app, steps)], sharePicture(app.brand, posts[0]?.image, posts[0]?.title))
}

function ofPost({ post, author }: PostData, app: App): PageMetadata {
  const here = { text: post.title, to: blogPostPath(post.slug) }
  return metadata([linkedPost({ ...post, featuredImage: post.image }, app.brand, author), linkedBreadcrumbs(app, [blogStep(app), here])], {
    type: 'article',
    ...sharePicture(app.brand, post.image, post.title),
  })
}

const ofCampaigns = ({ campaigns }: CampaignsData, app: App): PageMetadata =>
  metadata([linkedBreadcrumbs(app, [campaignsStep(app)])], sharePicture(app.brand, campaigns[0]?.image, campaigns[0]?.name))

const ofCampaign = ({ campaign }: CampaignData, app: App): PageMetadata =>
  metadata(
    [linkedBreadcrumbs(app, [campaignsStep(app), { text: campaign.name, to: campaign.to }])],
    sharePicture(app.brand, campaign.image, campaign.name),
  )

const ofBestsellers = ({ cards }: BestsellersData, app: App): PageMetadata =>
  metadata(
    [linkedBreadcrumbs(app, [{ text: app.texts(campaignsTexts).bestsellers, to: screens.bestsellers }])],
    sharePicture(app.brand, cards[0]?.image, cards[0]?.name),
  )

const ofContent = ({ name, page }: ContentData, app: App): PageMetadata =>
  metadata(
    [linkedBreadcrumbs(app, [{ text: page.title, to: `/${name}` }])],
    sharePicture(app.brand, page.picture?.image, page.picture?.alt || page.title),
  )

const ofPoll = ({ poll }: PollData, app: App): PageMetadata =>
  metadata([linkedBreadcrumbs(app, [{ text: poll.name, to: pollPath(poll.id) }])], sharePicture(app.brand, poll.bannerDesktop, poll.name))

type Describing = (data: never, app: App) => PageMetadata

/** By route module; any other page is told of by its name and address alone. */
const describing: Readonly<Partial<Record<string, Describing>>> = {
  home: ofHome,
  article: ofArticle,
  category: ofCategory,
  gender: ofGender,
  shop: ofShop,
  blog: ofBlog,
  post: ofPost,
  campaigns: ofCampaigns,
  campaign: ofCampaign,
  bestsellers: ofBestsellers,
  content: ofContent,
  poll: ofPoll,
}

/** What a page tells search engines and those who share it, from what its loader answered; `page` is its name and address, where it has both. */
export function describe(module: string, data: unknown, app: App, page: Step | null): PageMetadata {
  return describing[module]?.(data as never, app) ?? metadata(page ? [linkedBreadcrumbs(app, [page])] : [])
}

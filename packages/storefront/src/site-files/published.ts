import { fetchBlogCategories, fetchBlogPosts, fetchCampaigns } from '@vidda/client/content'
import { shopSlugs } from '@vidda/domain/shop'
import { blogCategoryPath, blogPostPath, campaignPath, shopPath } from '@vidda/domain/route'
import { nullIfMissing, type App } from '../app/index.ts'
import type { SiteEntry } from './xml.ts'

/** Shops, posts with their subjects, and campaigns that have goods; a commerce API of the chain's own may have none of a kind. */
export async function publishedPages({ brand, api, reference }: App): Promise<readonly SiteEntry[]> {
  const [shops, posts, subjects, campaigns] = await Promise.all([
    reference.shops(),
    nullIfMissing(fetchBlogPosts(api)),
    nullIfMissing(fetchBlogCategories(api)),
    nullIfMissing(fetchCampaigns(api)),
  ])
  const slugs = shopSlugs(shops)
  const at = (path: string): SiteEntry => ({ address: brand.origin + path })
  return [
    ...shops.map(({ id }) => at(shopPath(slugs.get(id) ?? ''))),
    ...(posts ?? []).map(({ slug, updatedAt, featuredImage }) => ({
      ...at(blogPostPath(slug)),
      changed: updatedAt,
      ...(featuredImage?.startsWith('/') && { image: `${brand.origin}${featuredImage}/1280.jpg` }),
    })),
    ...(subjects ?? []).filter(({ postsCount }) => postsCount > 0).map(({ slug }) => at(blogCategoryPath(slug))),
    ...(campaigns ?? []).filter(({ count }) => count > 0).map(({ id }) => at(campaignPath(id))),
  ]
}

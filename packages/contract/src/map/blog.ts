import type { BlogCategory, BlogPost } from '@vidda/domain/blog'
import type * as Wire from '../wire/index.ts'

export const mapBlogCategory = (wire: Wire.BlogCategory): BlogCategory => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.name,
  postsCount: wire.postsCount,
})

export const mapBlogPost = (wire: Wire.BlogPost): BlogPost => ({
  id: wire.id,
  title: wire.title,
  body: wire.body,
  slug: wire.slug,
  featuredImage: wire.featured_image,
  imageAlt: wire.featured_image_alt ?? '',
  mainArticle: wire.main_article,
  relatedArticles: wire.related_articles,
  categories: wire.categories.map(mapBlogCategory),
  publishedAt: wire.published_at,
  updatedAt: wire.updated_at ?? wire.published_at,
})

import type { BlogCategory, BlogPost, PostsQuery } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { pictureAddress, type WidePicture } from '../images/addresses.ts'

type Row = Omit<BlogPost, 'featured_image' | 'featured_image_alt' | 'published_at' | 'updated_at' | 'categories'> & {
  readonly picture: WidePicture | null
  readonly published: Date
  readonly updated: Date | null
  readonly categoryIds: readonly number[]
}

/** The chain's categories with how many posts each has that are published. */
export async function blogCategories(db: Db, chainId: number, now: Date): Promise<BlogCategory[]> {
  const { rows } = await sql<BlogCategory>`
    select c.id, c.slug, c.name,
      (select count(*) from blog_posts p where p.chain_id = c.chain_id and c.id = any (p.categories) and p.published_at <= ${now}) as "postsCount"
    from blog_categories c where c.chain_id = ${chainId} order by c.name, c.id`.execute(db)
  return rows
}

async function posts(db: Db, chainId: number, now: Date, which: RawBuilder<unknown>, some: PostsQuery = {}): Promise<BlogPost[]> {
  const categories = await blogCategories(db, chainId, now)
  const { rows } = await sql<Row>`
    select id, title, body, slug, picture, main_article, related_articles, categories as "categoryIds", published_at as published, updated_at as updated
    from blog_posts where chain_id = ${chainId} and published_at <= ${now} and ${which} order by published_at desc, id desc
    limit ${some.take ?? null} offset ${some.skip ?? 0}`.execute(db)
  return rows.map(({ picture, published, updated, categoryIds, ...row }) => ({
    ...row,
    featured_image: picture && pictureAddress(picture, 'wide'),
    ...(picture?.alt && { featured_image_alt: picture.alt }),
    categories: categories.filter(({ id }) => categoryIds.includes(id)),
    published_at: published.toISOString(),
    updated_at: updated?.toISOString() ?? null,
  }))
}

/** Those that are published, the newest first. */
export const blogPosts = (db: Db, chainId: number, now: Date, some: PostsQuery): Promise<BlogPost[]> =>
  posts(db, chainId, now, sql`true`, some)

export const blogPost = async (db: Db, chainId: number, now: Date, wanted: { readonly slug: string } | { readonly id: number }) =>
  (await posts(db, chainId, now, 'slug' in wanted ? sql`slug = ${wanted.slug}` : sql`id = ${wanted.id}`))[0] ?? null

/** Null for a category that the chain does not have. */
export async function postsOfCategory(db: Db, chainId: number, now: Date, slug: string, some: PostsQuery): Promise<BlogPost[] | null> {
  const { rows } = await sql<{ id: number }>`select id from blog_categories where chain_id = ${chainId} and slug = ${slug}`.execute(db)
  const id = rows[0]?.id
  return id === undefined ? null : posts(db, chainId, now, sql`${id}::int = any (categories)`, some)
}

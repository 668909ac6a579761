import type { BlogCategory, BlogPost, PostsQuery } from '@vidda/contract/wire'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../kernel/database/open.ts'
import type { Database } from '../../kernel/database/tables.data.ts'
import { pictureAddress } from '../../kernel/pictures/addresses.ts'

/** The chain's blog categories, each with its number of published posts. */
export const blogCategories = (db: Db, chainId: number, now: Date): Promise<BlogCategory[]> =>
  db
    .selectFrom('blog_categories as c')
    .select(['c.id', 'c.slug', 'c.name'])
    .select((eb) =>
      eb
        .selectFrom('blog_posts as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.chain_id', '=', 'c.chain_id')
        .where('c.id', '=', (of) => of.fn.any('p.categories'))
        .where('p.published_at', '<=', now)
        .$asScalar()
        .$notNull()
        .as('postsCount'),
    )
    .where('c.chain_id', '=', chainId)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()

type Which = (eb: ExpressionBuilder<Database, 'blog_posts'>) => Expression<SqlBool>

async function posts(db: Db, chainId: number, now: Date, which: Which, some: PostsQuery = {}): Promise<BlogPost[]> {
  const categories = await blogCategories(db, chainId, now)
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'body', 'slug', 'picture', 'main_article', 'related_articles', 'categories as categoryIds'])
    .select(['published_at as published', 'updated_at as updated'])
    .where('chain_id', '=', chainId)
    .where('published_at', '<=', now)
    .where(which)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(some.take ?? null)
    .offset(some.skip ?? 0)
    .execute()
  return rows.map(({ picture, published, updated, categoryIds, ...row }) => ({
    ...row,
    featured_image: picture && pictureAddress(picture, 'wide'),
    ...(picture?.alt && { featured_image_alt: picture.alt }),
    categories: categories.filter(({ id }) => categoryIds.includes(id)),
    published_at: published.toISOString(),
    updated_at: updated?.toISOString() ?? null,
  }))
}

/** Published posts, newest first. */
export const blogPosts = (db: Db, chainId: number, now: Date, some: PostsQuery): Promise<BlogPost[]> =>
  posts(db, chainId, now, ({ lit }) => lit(true), some)

export const blogPost = async (db: Db, chainId: number, now: Date, wanted: { readonly slug: string } | { readonly id: number }) =>
  (await posts(db, chainId, now, (eb) => ('slug' in wanted ? eb('slug', '=', wanted.slug) : eb('id', '=', wanted.id))))[0] ?? null

/** Null for a category that the chain does not have. */
export async function postsOfCategory(db: Db, chainId: number, now: Date, slug: string, some: PostsQuery): Promise<BlogPost[] | null> {
  const category = await db
    .selectFrom('blog_categories')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return category ? posts(db, chainId, now, ({ eb, val, fn }) => eb(val(category.id), '=', fn.any('categories')), some) : null
}

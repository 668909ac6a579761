import { fetchBundle } from '@vidda/client/articles'
import { fetchBlogCategories, fetchBlogPost, fetchBlogPosts, fetchPostsOfCategory } from '@vidda/client/content'
import { paths } from '@vidda/contract'
import { blogLead, readingMinutes, type BlogPost } from '@vidda/domain/blog'
import { blogCategoryPath, blogPostPath, screens } from '@vidda/domain/route'
import { blogTexts, goodsTexts } from '@vidda/texts'
import { notFound, nullIfMissing, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** What a list shows of a post. */
export type PostEntry = Pick<BlogPost, 'id' | 'title' | 'publishedAt'> & {
  readonly to: string
  readonly lead: string
  readonly image: string | null
  readonly subjects: readonly string[]
}

type Subject = { readonly text: string; readonly to: string; readonly current: boolean }

export type BlogData = {
  /** The open subject; null on the page of all posts. */
  readonly subject: string | null
  readonly path: string
  readonly subjects: readonly Subject[]
  readonly posts: readonly PostEntry[]
}

export type PostData = {
  readonly post: Pick<BlogPost, 'title' | 'slug' | 'body' | 'publishedAt'> & { readonly image: string | null }
  readonly lead: string
  readonly minutes: number
  readonly subjects: readonly Omit<Subject, 'current'>[]
  /** What the post is about. */
  readonly main: Card | null
  readonly goods: readonly Card[]
  readonly more: readonly PostEntry[]
}

const moreAtEnd = 3

/** All posts, or those of a subject; one that the chain does not have is not found. */
export async function loadBlog(app: App, slug: string | null): Promise<BlogData> {
  const [posts, categories] = await Promise.all([
    slug === null ? fetchBlogPosts(app.api) : nullIfMissing(fetchPostsOfCategory(app.api, slug)),
    fetchBlogCategories(app.api),
  ])
  if (!posts) throw notFound()
  const subjects = categories.filter(({ postsCount }) => postsCount > 0)
  const all = { text: app.texts(blogTexts).all, to: screens.blog, current: slug === null }
  return {
    subject: categories.find((category) => category.slug === slug)?.name ?? null,
    path: slug === null ? screens.blog : blogCategoryPath(slug),
    subjects: [
      all,
      ...subjects.map((category) => ({ text: category.name, to: blogCategoryPath(category.slug), current: category.slug === slug })),
    ],
    posts: posts.map(entryOf),
  }
}

/** At the addresses of two posts the commerce API has its lists. */
const lists: readonly string[] = [paths.blogPosts, paths.blogCategories]

/** A post with its goods; an unknown slug is not found. */
export async function loadPost(app: App, slug: string): Promise<PostData> {
  if (lists.includes(paths.blogPost(slug))) throw notFound()
  const [post, posts] = await Promise.all([nullIfMissing(fetchBlogPost(app.api, slug)), fetchBlogPosts(app.api)])
  if (!post) throw notFound()
  const { title, body, publishedAt, featuredImage: image, categories } = post
  const articles = await fetchBundle(app.api, [...new Set([post.mainArticle ?? 0, ...post.relatedArticles])].filter(Boolean))
  const cards = articles.map((article) => cardOf(article, app.texts(goodsTexts)))
  const isNear = (other: BlogPost): boolean => other.categories.some(({ id }) => categories.some((category) => category.id === id))
  const others = posts.filter((other) => other.id !== post.id).toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)))
  return {
    post: { title, slug: post.slug, body, publishedAt, image },
    lead: blogLead(body),
    minutes: readingMinutes(body),
    subjects: categories.map((category) => ({ text: category.name, to: blogCategoryPath(category.slug) })),
    main: cards.find(({ id }) => id === post.mainArticle) ?? null,
    goods: cards.filter(({ id }) => id !== post.mainArticle),
    more: others.slice(0, moreAtEnd).map(entryOf),
  }
}

function entryOf({ id, title, slug, body, publishedAt, featuredImage, categories }: BlogPost): PostEntry {
  const subjects = categories.map(({ name }) => name)
  return { id, title, publishedAt, to: blogPostPath(slug), lead: blogLead(body), image: featuredImage, subjects }
}

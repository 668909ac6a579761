import { fetchBundle } from '@vidda/client/articles'
import { fetchBlogCategories, fetchBlogPost, fetchBlogPosts, fetchPostsOfCategory } from '@vidda/client/content'
import { paths } from '@vidda/contract'
import { blogAuthor, blogBlocks, blogLead, readingMinutes, type BlogAuthor, type BlogPost } from '@vidda/domain/blog'
import { blogCategoryPath, blogPostPath, screens } from '@vidda/domain/route'
import { blogTexts, goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, nullIfMissing, readPage, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** What a list shows of a post. */
export type PostEntry = Pick<BlogPost, 'id' | 'title' | 'imageAlt' | 'publishedAt'> & {
  readonly to: string
  readonly lead: string
  readonly image: string | null
  readonly subjects: readonly string[]
  /** The name of who wrote it; null where nobody is named. */
  readonly author: string | null
  readonly minutes: number
}

type Subject = { readonly text: string; readonly to: string; readonly current: boolean }

export type BlogData = {
  /** The open subject; null on the page of all posts. */
  readonly subject: string | null
  readonly path: string
  readonly subjects: readonly Subject[]
  readonly posts: readonly PostEntry[]
  readonly page: number
  /** The last one that is known: the page after this one. */
  readonly lastPage: number
}

export type PostData = {
  readonly post: Pick<BlogPost, 'title' | 'slug' | 'body' | 'imageAlt' | 'publishedAt' | 'updatedAt'> & { readonly image: string | null }
  readonly lead: string
  readonly author: BlogAuthor | null
  readonly minutes: number
  readonly subjects: readonly Omit<Subject, 'current'>[]
  /** What the post is about. */
  readonly main: Card | null
  /** Articles that are shown within the text. */
  readonly inText: readonly Card[]
  /** The others. */
  readonly goods: readonly Card[]
  readonly more: readonly PostEntry[]
}

const onPage = 20
const moreAtEnd = 3
/** The largest post of the blog shows its first paragraph whole, unless it is longer than this. */
const longLead = 400

/** A page of all posts, or of those of a subject; a subject that the chain does not have, and a page behind the last one, is not found. */
export async function loadBlog(app: App, { params, request }: LoaderFunctionArgs): Promise<BlogData> {
  const slug = params.slug ?? null
  const page = readPage(request)
  // One more than the page shows tells whether another follows.
  const some = { skip: (page - 1) * onPage, take: onPage + 1 }
  const [posts, categories] = await Promise.all([
    slug === null ? fetchBlogPosts(app.api, some) : nullIfMissing(fetchPostsOfCategory(app.api, slug, some)),
    fetchBlogCategories(app.api),
  ])
  if (!posts || (page > 1 && posts.length === 0)) throw notFound()
  const subjects = categories.filter(({ postsCount }) => postsCount > 0)
  const all = { text: app.texts(blogTexts).all, to: screens.blog, current: slug === null }
  return {
    subject: categories.find((category) => category.slug === slug)?.name ?? null,
    path: slug === null ? screens.blog : blogCategoryPath(slug),
    subjects: [
      all,
      ...subjects.map((category) => ({ text: category.name, to: blogCategoryPath(category.slug), current: category.slug === slug })),
    ],
    posts: posts.slice(0, onPage).map((post, at) => entryOf(post, at === 0 ? longLead : undefined)),
    page,
    lastPage: posts.length > onPage ? page + 1 : page,
  }
}

/** At the addresses of two posts the commerce API has its lists. */
const lists: readonly string[] = [paths.blogPosts, paths.blogCategories]

/** A post with its goods; an unknown slug is not found. */
export async function loadPost(app: App, { params: { slug = '' } }: LoaderFunctionArgs): Promise<PostData> {
  if (lists.includes(paths.blogPost(slug))) throw notFound()
  // Each list may hold the post itself.
  const few = { take: moreAtEnd + 1 }
  const [post, newest] = await Promise.all([nullIfMissing(fetchBlogPost(app.api, slug)), fetchBlogPosts(app.api, few)])
  if (!post) throw notFound()
  const { title, body, publishedAt, updatedAt, featuredImage: image, imageAlt, categories } = post
  const named = new Set(blogBlocks(body).flatMap((block) => (block.kind === 'articles' ? block.ids : [])))
  const [articles, ...near] = await Promise.all([
    fetchBundle(app.api, [...new Set([post.mainArticle ?? 0, ...post.relatedArticles, ...named])].filter(Boolean)),
    ...categories.map((category) => fetchPostsOfCategory(app.api, category.slug, few)),
  ])
  const cards = articles.map((article) => cardOf(article, app.texts(goodsTexts)))
  const ofSubjects = near.flat().toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
  const others = new Map([...ofSubjects, ...newest].map((other) => [other.id, other]))
  others.delete(post.id)
  return {
    post: { title, slug: post.slug, body, publishedAt, updatedAt, image, imageAlt },
    lead: blogLead(body),
    author: blogAuthor(body),
    minutes: readingMinutes(body),
    subjects: categories.map((category) => ({ text: category.name, to: blogCategoryPath(category.slug) })),
    main: cards.find(({ id }) => id === post.mainArticle) ?? null,
    inText: cards.filter(({ id }) => named.has(id)),
    goods: cards.filter(({ id }) => id !== post.mainArticle && !named.has(id)),
    more: [...others.values()].slice(0, moreAtEnd).map((other) => entryOf(other)),
  }
}

function entryOf({ id, title, slug, body, publishedAt, featuredImage, imageAlt, categories }: BlogPost, most?: number): PostEntry {
  return {
    id,
    title,
    publishedAt,
    imageAlt,
    to: blogPostPath(slug),
    lead: blogLead(body, most),
    image: featuredImage,
    subjects: categories.map(({ name }) => name),
    author: blogAuthor(body)?.name ?? null,
    minutes: readingMinutes(body),
  }
}

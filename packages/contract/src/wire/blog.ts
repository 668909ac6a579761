import { Type, type Static } from 'typebox'
import { Id, Instant, NullableString } from './common.ts'

export const BlogCategory = Type.Object({ id: Id, slug: Type.String(), name: Type.String(), postsCount: Type.Integer({ minimum: 0 }) })
export type BlogCategory = Static<typeof BlogCategory>

export const BlogPost = Type.Object({
  id: Id,
  title: Type.String(),
  body: Type.String({ description: 'Markdown: paragraphs, headings of the second level, lists' }),
  slug: Type.String(),
  featured_image: NullableString,
  featured_image_alt: Type.Optional(Type.String({ description: 'What its picture shows' })),
  main_article: Type.Union([Id, Type.Null()], { description: 'Id of the article that the post is about' }),
  related_articles: Type.Array(Id),
  categories: Type.Array(BlogCategory),
  published_at: Instant,
  updated_at: Type.Optional(Type.Union([Instant, Type.Null()], { description: 'When its words last changed; null for never' })),
})
export type BlogPost = Static<typeof BlogPost>

export const PostsQuery = Type.Object({
  skip: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'How many of the newest are left out; none when left out' }),
  ),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'All when left out' })),
})
export type PostsQuery = Static<typeof PostsQuery>

export const FacebookPost = Type.Object({
  id: Type.String(),
  message: Type.String(),
  link: NullableString,
  image: NullableString,
  created_time: Instant,
})
export type FacebookPost = Static<typeof FacebookPost>

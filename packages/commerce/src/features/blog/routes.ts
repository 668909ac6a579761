import { BlogCategory, BlogPost, PostsQuery } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

const tags = ['blog']
const SlugParams = Type.Object({ slug: Type.String({ maxLength: 300 }) })

export function blogRoutes(app: FastifyInstance, { db, answers, now }: Services): void {
  const all = documented({ tags, summary: 'Blog posts, the newest first', querystring: PostsQuery, ok: Type.Array(BlogPost) })
  app.get<{ Querystring: PostsQuery }>('/blog/posts', { schema: all }, async (request, reply) => {
    const { chainId } = request.tenant
    const { query } = request
    const make = async () => JSON.stringify(await reader.blogPosts(db, chainId, now(), query))
    return sendJson(reply, await answers.calm(`${chainId} /blog/posts ${query.skip ?? 0} ${query.take}`, make))
  })

  const categories = documented({ tags, summary: 'Blog categories with the number of their posts', ok: Type.Array(BlogCategory) })
  app.get('/blog/categories', { schema: categories }, async (request, reply) => {
    const { chainId } = request.tenant
    const make = async () => JSON.stringify(await reader.blogCategories(db, chainId, now()))
    return sendJson(reply, await answers.calm(`${chainId} /blog/categories`, make))
  })

  const bySlug = documented({ tags, summary: 'The blog post with a slug', params: SlugParams, ok: BlogPost, fails: ['not_found'] })
  app.get<{ Params: { slug: string } }>('/blog/:slug', { schema: bySlug }, async (request, reply) => {
    const found = await reader.blogPost(db, request.tenant.chainId, now(), { slug: request.params.slug })
    if (!found) throw notFound('blog post')
    return sendJson(reply, JSON.stringify(found))
  })

  const byId = documented({ tags, summary: 'A blog post', params: IdParams, ok: BlogPost, fails: ['not_found'] })
  app.get<{ Params: { id: number } }>('/blog/post/:id', { schema: byId }, async (request, reply) => {
    const found = await reader.blogPost(db, request.tenant.chainId, now(), { id: request.params.id })
    if (!found) throw notFound('blog post')
    return sendJson(reply, JSON.stringify(found))
  })

  const ofCategory = documented({
    tags,
    summary: 'Posts of a blog category',
    params: SlugParams,
    querystring: PostsQuery,
    ok: Type.Array(BlogPost),
    fails: ['not_found'],
  })
  app.get<{ Params: { slug: string }; Querystring: PostsQuery }>('/blog/category/:slug', { schema: ofCategory }, async (request, reply) => {
    const found = await reader.postsOfCategory(db, request.tenant.chainId, now(), request.params.slug, request.query)
    if (!found) throw notFound('blog category')
    return sendJson(reply, JSON.stringify(found))
  })
}

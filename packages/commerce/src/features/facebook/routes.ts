import { FacebookPost } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import type { Outside } from '../../kernel/http/outside.ts'
import { pagePosts, storedPosts } from './reader.ts'

export function facebookRoutes(app: FastifyInstance, { db, answers, now }: Services, outside: Outside): void {
  const schema = documented({
    tags: ['blog'],
    summary: 'Posts of the chain’s Facebook page, the newest first',
    ok: Type.Array(FacebookPost),
  })
  app.get('/fb/getPosts', { schema }, async (request, reply) => {
    const { id, chainId } = request.tenant
    const make = async () => {
      const feed = outside.facebookFeeds?.[id]
      const posts = feed
        ? await pagePosts(feed).catch((error: unknown) => {
            request.log.warn({ err: error }, 'the page’s posts could not be read: stored ones are shown')
            return null
          })
        : null
      return JSON.stringify(posts ?? (await storedPosts(db, chainId, now())))
    }
    return sendJson(reply, await answers.calm(`${id} /fb/getPosts`, make))
  })
}

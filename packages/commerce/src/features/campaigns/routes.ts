import { Article, Campaign } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import { mostListed } from '../listings/index.ts'
import * as reader from './reader.ts'

const tags = ['campaigns']

export function campaignRoutes(app: FastifyInstance, { db, search, answers, now }: Services): void {
  const list = documented({ tags, summary: 'The chain’s campaigns that run now', ok: Type.Array(Campaign) })
  for (const path of ['/campaigns', '/campaigns/']) {
    app.get(path, { schema: list }, async (request, reply) => {
      const { chainId } = request.tenant
      return sendJson(
        reply,
        await answers.get(`${chainId} /campaigns`, async () => JSON.stringify(await reader.campaigns({ db, search, chainId }, now()))),
      )
    })
  }

  const combined = documented({
    tags,
    summary: `Articles of every campaign that runs now, best sellers first: ${mostListed} at most, a search has all`,
    ok: Type.Array(Article),
  })
  app.get('/campaigns/combined/articles', { schema: combined }, async (request, reply) => {
    const { chainId } = request.tenant
    return sendJson(
      reply,
      await answers.get(`${chainId} /campaigns/combined`, () => reader.campaignArticles({ db, search, chainId }, now())),
    )
  })
}

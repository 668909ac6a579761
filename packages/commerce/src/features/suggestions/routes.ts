import { Suggestions, SuggestQuery } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import type { Services } from '../../kernel/services.ts'
import { suggestions } from './reader.ts'

export function suggestionRoutes(app: FastifyInstance, { search, answers }: Services): void {
  const schema = documented({
    tags: ['listings'],
    summary: 'What to offer under the search field: articles, categories, brands, and what sells most',
    querystring: SuggestQuery,
    ok: Suggestions,
  })
  app.get<{ Querystring: { q: string } }>('/articles/suggest', { schema }, async (request, reply) => {
    const { chainId } = request.tenant
    const { q } = request.query
    const make = async () => JSON.stringify(await suggestions(search, chainId, q))
    return sendJson(reply, await answers.get(`${chainId} suggest ${JSON.stringify(q)}`, make))
  })
}

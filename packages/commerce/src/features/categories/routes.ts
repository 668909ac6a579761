import { Category, Group } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented, IdParams } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

export function categoryRoutes(app: FastifyInstance, { db, search, answers }: Services): void {
  const all = documented({ tags: ['categories'], summary: 'Main categories with subcategories and groups', ok: Type.Array(Category) })
  app.get('/categories', { schema: all }, async (request, reply) => {
    const { chainId } = request.tenant
    return sendJson(
      reply,
      await answers.calm(`${chainId} /categories`, async () => JSON.stringify(await reader.categories({ db, search, chainId }))),
    )
  })

  const groups = documented({
    tags: ['categories'],
    summary: 'Groups of a subcategory',
    params: IdParams,
    ok: Type.Array(Group),
    fails: ['not_found'],
  })
  app.get<{ Params: { id: number } }>('/subcategories/:id/groups', { schema: groups }, async (request, reply) => {
    const found = await reader.groupsOfSubcategory(db, request.tenant.chainId, request.params.id)
    if (!found) throw notFound('subcategory')
    return sendJson(reply, JSON.stringify(found))
  })
}

import { Bestseller, ColorGroup, Gender, PostalCode, ProductLine, ShippingMethod, Shop, Size } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type, type TSchema } from 'typebox'
import type { Db } from '../../kernel/database/open.ts'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

type List = readonly [path: string, summary: string, entry: TSchema, read: (db: Db, chainId: number) => Promise<readonly object[]>]

const lists: readonly List[] = [
  ['/shipping_methods', 'The chain’s shipping methods', ShippingMethod, reader.shippingMethods],
  ['/productlines', 'The chain’s product lines, which shoppers call brands', ProductLine, reader.productLines],
  ['/genders', 'The genders', Gender, reader.genders],
  ['/colorgroups', 'The colour groups that filters show', ColorGroup, reader.colorGroups],
  ['/sizes', 'The sizes that the chain’s goods come in, scale by scale and the smallest first', Size, reader.sizes],
  ['/shops', 'The chain’s shops', Shop, reader.shops],
  ['/postalcodes', 'Postal codes with their positions (GeoNames, CC BY 4.0)', PostalCode, reader.postalCodes],
  ['/bestsellers', 'Ranks of the chain’s bestsellers', Bestseller, reader.bestsellers],
]

/** Lists that a shop loads whole at start-up (spec §4 Start-up). */
export function listRoutes(app: FastifyInstance, { db, answers }: Services): void {
  for (const [path, summary, entry, read] of lists) {
    app.get(path, { schema: documented({ tags: ['lists'], summary, ok: Type.Array(entry) }) }, async (request, reply) => {
      const { chainId } = request.tenant
      return sendJson(reply, await answers.calm(`${chainId} ${path}`, async () => JSON.stringify(await read(db, chainId))))
    })
  }

  const schema = documented({
    tags: ['lists'],
    summary: 'One postal code',
    params: Type.Object({ code: Type.String({ pattern: '^\\d{4}$' }) }),
    ok: PostalCode,
    fails: ['not_found'],
  })
  app.get<{ Params: { code: string } }>('/postalcodes/:code', { schema, attachValidation: true }, async (request, reply) => {
    const found = request.validationError ? null : await reader.postalCode(db, request.params.code)
    if (!found) throw notFound('postal code')
    return sendJson(reply, JSON.stringify(found))
  })
}

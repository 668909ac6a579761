import { Csrf, Settings, TenantSettings } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import { notFound } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import * as reader from './reader.ts'

const tags = ['settings']

export function settingsRoutes(app: FastifyInstance, { db, answers, tokens }: Services): void {
  const querystring = Type.Object({ name: Type.Optional(Type.String({ maxLength: 100, default: reader.defaultHome })) })
  const home = documented({
    tags,
    summary: 'The home composition, or a named variant of it',
    querystring,
    ok: Settings,
    fails: ['not_found'],
  })
  app.get<{ Querystring: { name: string } }>('/settings', { schema: home }, async (request, reply) => {
    const { chainId } = request.tenant
    const { name } = request.query
    const make = async () => {
      const found = await reader.home(db, chainId, name)
      if (!found) throw notFound('home page of that name')
      return JSON.stringify(found)
    }
    return sendJson(reply, await answers.calm(`${chainId} /settings ${name}`, make))
  })

  const tenant = documented({ tags, summary: 'What anybody may know of the brand', ok: TenantSettings, fails: ['not_found'] })
  app.get('/tenant/get', { schema: tenant }, async (request, reply) => {
    const { id, chainId, origin, name, seller, providers } = request.tenant
    const settings = await reader.chainSettings(db, chainId)
    if (!settings) throw notFound('chain')
    return sendJson(reply, JSON.stringify({ id, chainId, origin, name, seller, providers, ...settings }))
  })

  const csrf = documented({ tags, summary: 'A page token against forged requests, valid for a day', ok: Csrf })
  app.get('/csrf', { schema: csrf }, async () => ({ token: tokens.pageToken() }))
}

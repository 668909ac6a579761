import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import { apiBase, headerNames, type Tenant } from '@vidda/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { countAnswers, healthRoutes } from './health/routes.ts'
import { noProxies, type ProxyTrust } from './proxies/index.ts'
import { sendJson } from './send-json.ts'
import { logAuthentication } from './authentication-log.ts'
import { forbidCaching } from './caching.ts'
import { answerErrors, refuseWithoutRoom, sendFailure } from './errors.ts'
import { readJson } from './json-depth.ts'
import { Failure } from './failure.ts'
import { guardAgainstForgery } from './forgery.ts'
import type { OpenApi } from './open-api-document.ts'
import { collectOpenApi, type Described } from './openapi.ts'
import { referencePage, referencePolicy } from './reference.ts'
import { referenceScript } from './reference-script.ts'
import { believeHosts, trustHosts } from './hosts.ts'
import { keepRouteTable } from './route-table.ts'
import { sendSecurityHeaders, setSecurityHeaders } from './security-headers.ts'
import { serializersOnce } from './serializers.ts'
import { limitReads } from './reads.ts'
import type { Feature } from '../feature.ts'
import type { Services } from '../services.ts'
import { shareSchemas } from './shared-schemas.ts'
import { requireTenant, tenantReader } from './tenant.ts'
import { answerUnreadable } from './unreadable.ts'
import { readRefusedBodies } from './unread-bodies.ts'
import { validate } from './validation.ts'

type Options = {
  readonly services: Services
  /** In the order in which the document has their calls. */
  readonly features: readonly Feature[]
  readonly described: Described
  readonly tenants: readonly Tenant[]
  readonly secret: string
  readonly logLevel: string
  readonly logStream: Writable | undefined
  readonly proxies?: ProxyTrust | undefined
  /** Connections at once; further ones are closed as they come. 4000 when left out. */
  readonly connections?: number | undefined
}

const maxBody = 256 * 1024
/** Time (ms) for a request's headers, for all of it, and without a byte in either direction. */
const timeouts = { headers: 10_000, request: 30_000, idle: 60_000 } as const
const mostConnections = 4000
const requestIds = /^[\w.:-]{1,100}$/

function createServer({ logLevel, logStream, proxies = noProxies }: Options): FastifyInstance {
  return Fastify({
    bodyLimit: maxBody,
    schemaController: { compilersFactory: { buildSerializer: serializersOnce() } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustHosts(proxies),
    // A list of ids or of coordinates is one part of an address.
    routerOptions: { maxParamLength: 8000 },
    requestIdHeader: false,
    // Fastify raises these errors before it runs any hook.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, setSecurityHeaders(request, reply)),
    clientErrorHandler: answerUnreadable,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 1000 },
    // A request that came in while this process ends is answered like any other.
    return503OnClosing: false,
    genReqId: (request) => {
      const given = request.headers[headerNames.requestId.toLowerCase()]
      return typeof given === 'string' && requestIds.test(given) ? given : randomUUID()
    },
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
  })
}

/** The route and not the address, which may hold a receipt's token. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const level = reply.statusCode >= 500 ? 'error' : method === 'GET' ? 'debug' : 'info'
    request.log[level](
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}

/** Endpoints of a tenant's shop. */
function shopRoutes(app: FastifyInstance, { services, features }: Options, read: ReturnType<typeof tenantReader>): void {
  requireTenant(app, read)
  limitReads(app, services.readsPerMinute)
  guardAgainstForgery(app, services.tokens)
  refuseWithoutRoom(app, services.hasRoom)
  for (const { routes } of features) routes?.(app, services)
}

/** The API's document and its page for people change with the program alone. */
const documentation = { cacheControl: 'public, max-age=300' }

/** The commerce API over HTTP, ready to answer. */
export async function createApp(options: Options): Promise<FastifyInstance> {
  const { services, features, tenants, secret, connections = mostConnections } = options
  const app = createServer(options)
  app.server.maxConnections = connections
  const read = tenantReader(tenants, secret)
  believeHosts(app, read)
  keepRouteTable(app)
  answerErrors(app)
  readJson(app)
  validate(app)
  logAnswers(app)
  logAuthentication(app, secret)
  const metrics = countAnswers(app)
  forbidCaching(app)
  sendSecurityHeaders(app)
  readRefusedBodies(app)
  // When it is sent and not when it was asked for: a request that hung meanwhile would else keep its connection, and the process with it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.draining.now) reply.header('connection', 'close')
    done()
  })
  shareSchemas(app)
  await collectOpenApi(app, options.described)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new Failure('too_many_requests', `Too many attempts; try again in ${after}`),
  })
  await app.register(
    async (api) => {
      for (const { openRoutes } of features) openRoutes?.(api, services)
      await api.register(async (shop) => shopRoutes(shop, options, read))
      let document: string | undefined
      api.get('/openapi.json', { schema: { hide: true }, config: documentation }, async (_request, reply) =>
        sendJson(reply, (document ??= JSON.stringify(app.swagger()))),
      )
      api.get('/reference.js', { schema: { hide: true }, config: documentation }, async (_request, reply) =>
        reply.header('content-type', 'text/javascript; charset=utf-8').send(referenceScript),
      )
      let page: string | undefined
      api.get('/reference', { schema: { hide: true }, config: documentation }, async (_request, reply) =>
        reply
          .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': referencePolicy })
          .send((page ??= referencePage(app.swagger() as OpenApi))),
      )
    },
    { prefix: apiBase },
  )
  await app.register(async (health) => healthRoutes(health, services, metrics))
  await app.ready()
  return app
}

import type { FastifyInstance, InjectOptions } from 'fastify'

type Method = NonNullable<InjectOptions['method']>

/** Answers a request without a socket, for loaders of a host in the same process. */
export async function answerInProcess(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const payload = request.body === null ? undefined : await request.text()
  const answer = await app.inject({
    method: request.method as Method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload !== undefined && { payload }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  const empty = answer.statusCode === 204 || answer.statusCode === 304
  return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
}

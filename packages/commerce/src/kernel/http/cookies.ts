import type { FastifyReply, FastifyRequest } from 'fastify'

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A cookie's value, decoded where it can be; null when the request has none of that name. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const start = `${name}=`
  const found = request.headers.cookie?.split(/; ?/).find((cookie) => cookie.startsWith(start))
  return found === undefined ? null : decoded(found.slice(start.length))
}

/** Adds a cookie for the whole origin; `attributes` come after `Path=/; SameSite=Lax`. */
export function writeCookie(reply: FastifyReply, name: string, value: string, attributes: readonly string[]): void {
  reply.header('set-cookie', [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes].join('; '))
}

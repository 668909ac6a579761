/**
 * Scores one answer as MDN's HTTP Observatory does (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), for a site that is served
 * over https with a redirect from http, as an operator's proxy does it: those two are given. Points beyond 100 count only where nothing has cost so
 * much that less than 90 are left.
 */
export type Score = { readonly points: number; readonly told: readonly string[] }

type Row = readonly [name: string, points: number]

const base = 100
const leastForExtra = 90
const sixMonths = 15_552_000

function policyRow(policy: string): Row {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().toLowerCase().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const listed = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const broad = new Set(['*', 'http:', 'https:', 'ftp:'])
  if (policy === '') return ['no policy', -25]
  if (listed('script-src').some((source) => broad.has(source) || ["'unsafe-inline'", 'data:'].includes(source)))
    return ['unsafe scripts', -20]
  if (listed('object-src').some((source) => broad.has(source))) return ['unsafe objects', -20]
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return ['plain http in the policy', -20]
  if (listed('script-src').includes("'unsafe-eval'")) return ['unsafe-eval', -10]
  if (listed('style-src').some((source) => broad.has(source) || ["'unsafe-inline'", 'data:'].includes(source))) return ['unsafe styles', 0]
  return directives.get('default-src')?.join() === "'none'" ? ["policy from 'none'", 10] : ['policy', 5]
}

function transportRow(header: string): Row {
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0)
  if (header === '') return ['no HSTS', -20]
  return seconds >= sixMonths ? ['HSTS', 0] : ['HSTS for too short a time', -10]
}

const privateReferrer = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])

function referrerRow(header: string): Row {
  const last = header.split(',').at(-1)?.trim() ?? ''
  if (header === '') return ['no referrer policy', 0]
  return privateReferrer.has(last) ? ['private referrer', 5] : ['leaky referrer', -5]
}

function cookieRow(cookies: readonly string[]): Row {
  if (cookies.length === 0) return ['no cookies', 0]
  if (!cookies.every((cookie) => /; samesite=(?:lax|strict)/i.test(cookie))) return ['cookies without SameSite', -20]
  // A trial runs over plain http, where `Secure` would lose the cookie; the API adds it for an https origin.
  return cookies.every((cookie) => /; secure/i.test(cookie)) ? ['secure cookies, same-site', 5] : ['cookies same-site', 0]
}

function scriptRow(type: string, html: string): Row {
  if (!type.startsWith('text/html')) return ['not HTML', 0]
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src))
  if (foreign.some(([tag]) => !tag.includes(' integrity="'))) return ['foreign scripts without integrity', -5]
  return scripts.some(([tag]) => tag.includes(' integrity="')) ? ['integrity', 5] : ['no script to check', 0]
}

export async function observe(address: string): Promise<Score> {
  const response = await fetch(address, { redirect: 'manual' })
  const header = (name: string) => response.headers.get(name) ?? ''
  const policy = header('content-security-policy')
  const rows: readonly Row[] = [
    policyRow(policy),
    transportRow(header('strict-transport-security')),
    referrerRow(header('referrer-policy')),
    cookieRow(response.headers.getSetCookie()),
    scriptRow(header('content-type'), await response.text()),
    header('x-content-type-options') === 'nosniff' ? ['nosniff', 0] : ['no nosniff', -5],
    policy.includes('frame-ancestors') ? ['frames by policy', 5] : ['frames not kept out', -20],
    header('cross-origin-resource-policy') === 'same-origin' ? ['same-origin resources', 10] : ['no resource policy', 0],
    header('access-control-allow-origin') === '' ? ['no CORS', 0] : ['CORS', -50],
  ]
  const lost = rows.reduce((sum, [, points]) => sum + Math.min(points, 0), base)
  const whole = rows.reduce((sum, [, points]) => sum + points, base)
  return { points: lost >= leastForExtra ? whole : lost, told: rows.map(([name, points]) => `${name} ${points}`) }
}

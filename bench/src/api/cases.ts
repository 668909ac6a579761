import { apiBase } from '@vidda/contract'
import type { ApiReady } from '../servers/api.child.ts'
import { get } from './ask.ts'
import { articleCases } from './article-cases.ts'
import { of, type Case } from './case.ts'
import { lookUp } from './catalogue.ts'
import { contentCases } from './content-cases.ts'
import { customerCases } from './customer-cases.ts'

/** A route as cases name it. */
const short = (route: string) => route.replace(` ${apiBase}`, ' ')

/** A route that is asked as it stands: what comes after `/api/v1`, or outside of it. */
function plain(route: string): Case | null {
  const [method, url = ''] = route.split(' ')
  return method !== 'GET' || /[:*]/.test(url) ? null : of(short(route), [{ ...get(''), path: url }])
}

/** Requests for every route that only reads, out of what the catalogue has. */
export async function readCases(api: ApiReady): Promise<readonly Case[]> {
  const found = await lookUp(api)
  const cases = [...articleCases(found), ...contentCases(found), ...customerCases(found)]
  const named = new Set(cases.map(({ route }) => route))
  return [...cases, ...api.reads.flatMap((route) => (named.has(short(route)) ? [] : (plain(route) ?? [])))]
}

/** What is wrong with the list of cases, each by its name: routes that nobody asks, and requests to routes that are not there. */
export function faultsOf(reads: readonly string[], cases: readonly Case[]): readonly string[] {
  const routes = new Set(reads.map(short))
  const asked = new Set(cases.flatMap(({ route, requests }) => (requests.length > 0 ? [route] : [])))
  return [
    ...[...routes].filter((route) => !asked.has(route)).map((route) => `${route} is not measured`),
    ...[...new Set(cases.map(({ route }) => route))]
      .filter((route) => !routes.has(route))
      .map((route) => `${route} is no route that reads`),
  ]
}

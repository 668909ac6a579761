import type { Asked } from '../servers/asked.ts'

/** What is measured as one line: requests to one route, several where there are, so that no single answer is measured. */
export type Case = {
  readonly name: string
  /** As in the server's table of routes, without the base: `GET /articles/:id`. */
  readonly route: string
  readonly requests: readonly Asked[]
}

/** Requests to a route; its address is the name when there is no other. */
export const of = (route: string, requests: readonly Asked[], name = route.slice(route.indexOf(' ') + 1)): Case => ({
  name,
  route,
  requests,
})

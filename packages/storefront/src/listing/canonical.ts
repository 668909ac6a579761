import { listHref, type ListChoice } from './choice.ts'

const plain: ListChoice = { sort: null, direction: 'asc', page: 1, gender: null }

/**
 * A list's own address for search engines: each page of the plain list is one of its own, and a list that is filtered or ordered
 * otherwise is the plain one's first page.
 */
export function listCanonical(path: string, choice: ListChoice): string {
  const paged = listHref(path, plain, { page: choice.page })
  return listHref(path, choice) === paged ? paged : path
}

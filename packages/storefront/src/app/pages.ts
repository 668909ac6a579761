/** As far as the commerce API skips, by twenty. */
const highestPage = 50_000

/** The page of a list that an address asks for; one that makes no sense is the first. */
export function readPage({ url }: Request): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1
}

/** The address of one page of a list; the first one is the list's own. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

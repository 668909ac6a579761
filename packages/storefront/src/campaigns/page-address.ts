/** The address of one page of a list; the first one is the list's own. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

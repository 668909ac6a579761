/** The rank of an article that is no bestseller (spec §9). */
export const missingRank = 9999

/** What a search asks for when nothing else is said (spec §9). */
export const searchTake = 1000

/** How many articles a screen asks for at a time (spec §9, decisions.md Listings). */
export const screenTake = 20

/** How a category stands until the shopper sorts it otherwise (spec §9). */
export const defaultOrder = { orderBy: 'Name', order: 'asc' } as const

/** Hits that are left after a page; `page` is zero-based (spec §7). */
export const remainingHits = (total: number, take: number, page = 0): number => Math.max(0, total - take * (page + 1))

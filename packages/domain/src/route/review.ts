import { articlePath } from './paths.ts'

/** The reviews of an article's page, with the form for a new one open. */
export const writeReviewPath = (slug: string): string => `${articlePath(slug)}?skriv#anmeldelser`

/** Whether the query of an article's address asks for that form. */
export const asksForReview = (search: string): boolean => new URLSearchParams(search).has('skriv')

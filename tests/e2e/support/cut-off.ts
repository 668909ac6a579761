import { createHash } from 'node:crypto'

const emptyHash = createHash('sha384').update('').digest('base64')

const cause = /^caused by (?:TypeError: NetworkError when attempting to fetch resource|AbortError: The operation was aborted)/mu

/**
 * Whether an entry is about a request that Firefox aborted because of a navigation: a script fails its integrity check as if it were empty, a module is not
 * loaded, or a call of the shop gets no answer or only a part of one. Chromium reports none of these.
 */
export const isCutOff = (problem: string): boolean =>
  problem.startsWith('console: TypeError: error loading dynamically imported module') ||
  problem.includes(`The computed hash is “${emptyHash}”`) ||
  (problem.includes('NoAnswerError: No answer from ') && cause.test(problem))

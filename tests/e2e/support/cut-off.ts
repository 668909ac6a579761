import { createHash } from 'node:crypto'

const emptyHash = createHash('sha384').update('').digest('base64')

/**
 * Whether an entry is about a request that Firefox aborted because of a navigation: a script fails its integrity check as if it were empty, a module is not
 * loaded, or a call of the shop gets no answer. Chromium reports none of these.
 */
export const isCutOff = (problem: string): boolean =>
  problem.startsWith('console: TypeError: error loading dynamically imported module') ||
  problem.includes(`The computed hash is “${emptyHash}”`) ||
  /NoAnswerError: No answer from [^]*caused by TypeError: NetworkError when attempting to fetch resource/u.test(problem)

import { createHash } from 'node:crypto'

const emptyHash = createHash('sha384').update('').digest('base64')

/**
 * What Firefox tells of a request that the next page has cut off: it checks a script as if it had come empty, a module did not load, and the shop hears
 * that there was no answer to its call. Chromium is silent there.
 */
export const isCutOff = (problem: string): boolean =>
  problem.startsWith('console: TypeError: error loading dynamically imported module') ||
  problem.includes(`The computed hash is “${emptyHash}”`) ||
  /NoAnswerError: No answer from [^]*caused by TypeError: NetworkError when attempting to fetch resource/u.test(problem)

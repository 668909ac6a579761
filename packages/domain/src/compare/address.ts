import { screens } from '../route/index.ts'

/** The most articles in a comparison: as many as fit side by side in a wide window. */
export const mostCompared = 4

/** Query parameter of the comparison: article ids in column order. */
export const comparedParameter = 'artikler'

const highestId = 2 ** 31

/** Path of the comparison of these articles: `/sammenlign?artikler=11,12`. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length > 0 ? `${screens.compare}?${comparedParameter}=${ids.join(',')}` : screens.compare

/** Article ids in the address, without duplicates and up to the limit. Anything else is ignored. */
export const comparedIds = (search: URLSearchParams): readonly number[] =>
  [
    ...new Set(
      (search.get(comparedParameter) ?? '')
        .split(',')
        .filter((part) => /^\d{1,10}$/u.test(part))
        .map(Number),
    ),
  ]
    .filter((id) => id > 0 && id < highestId)
    .slice(0, mostCompared)

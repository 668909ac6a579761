import { screens } from '../route/index.ts'

/** As many as stand side by side in a wide window. */
export const mostCompared = 4

/** Query parameter of the comparison's address: ids of articles, in the order of the columns. */
export const comparedParameter = 'artikler'

const highestId = 2 ** 31

/** Where these articles stand side by side: `/sammenlign?artikler=11,12`. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length > 0 ? `${screens.compare}?${comparedParameter}=${ids.join(',')}` : screens.compare

/** The articles that an address names, each once and no more than are compared; what is no id is passed over. */
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

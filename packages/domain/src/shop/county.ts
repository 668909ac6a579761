import { countyRuns } from './counties.data.ts'

/** The counties of Norway since 2024, in the order of their Norwegian names. */
export const counties = [
  'agder',
  'akershus',
  'buskerud',
  'finnmark',
  'innlandet',
  'moreOgRomsdal',
  'nordland',
  'oslo',
  'rogaland',
  'telemark',
  'troms',
  'trondelag',
  'vestfold',
  'vestland',
  'ostfold',
] as const
export type County = (typeof counties)[number]

type Run = { readonly from: string; readonly county: County | undefined }

const readRuns = (): readonly Run[] =>
  countyRuns
    .trim()
    .split(/\s+/u)
    .map((run) => ({ from: run.slice(0, 4), county: counties.find((county) => county === run.slice(4)) }))

let runs: readonly Run[] | undefined

/** The county of a Norwegian postal code; null for Svalbard, Jan Mayen and what is no postal code. */
export function countyOf(postalCode: string): County | null {
  if (!/^\d{4}$/u.test(postalCode)) return null
  runs ??= readRuns()
  return runs.findLast(({ from }) => from <= postalCode)?.county ?? null
}

/** The county is null where it is not known; those come last. */
export type CountyGroup<Entry> = { readonly county: County | null; readonly entries: readonly Entry[] }

/** Entries by county, in the order of the counties' names; those of one county keep their order. */
export function groupByCounty<Entry extends { readonly postNo: string }>(entries: readonly Entry[]): readonly CountyGroup<Entry>[] {
  return [...counties, null]
    .map((county) => ({ county, entries: entries.filter(({ postNo }) => countyOf(postNo) === county) }))
    .filter((group) => group.entries.length > 0)
}

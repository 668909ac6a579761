import { countyRuns } from './counties.data.ts'

/** Keys of Norway's counties since 2024, in the alphabetical order of their Norwegian names. */
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

/** The county of a Norwegian postal code; null for Svalbard, Jan Mayen and anything but four digits. */
export function countyOf(postalCode: string): County | null {
  if (!/^\d{4}$/u.test(postalCode)) return null
  runs ??= readRuns()
  return runs.findLast(({ from }) => from <= postalCode)?.county ?? null
}

/** Entries of one county; `county` is null for entries without a known county. */
export type CountyGroup<Entry> = { readonly county: County | null; readonly entries: readonly Entry[] }

/** Groups entries by the county of their postal code. Groups are in the order of `counties`, with null last; entries keep their order within a group. */
export function groupByCounty<Entry extends { readonly postNo: string }>(entries: readonly Entry[]): readonly CountyGroup<Entry>[] {
  return [...counties, null]
    .map((county) => ({ county, entries: entries.filter(({ postNo }) => countyOf(postNo) === county) }))
    .filter((group) => group.entries.length > 0)
}

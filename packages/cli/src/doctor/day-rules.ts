import type { TextFile } from './file-findings.ts'
import type { Found } from './finding.ts'
import { isObject, jsonObject } from './json-values.ts'
import { placeOfIndex } from './places.ts'

const warnedDays = 60
const day = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A source is seldom good for longer: the year is mistyped. */
const mostYears = 20

const numbersOf = (text: string): readonly string[] => text.replaceAll(/(?<=\d)[\s.\u00a0](?=\d{3})/gu, '').match(/\d+(?:,\d+)?/gu) ?? []

/** Claims that expire within 60 days, and figures that their own words do not have. A page that shows an expired claim does not build. */
export const claimProblems = (files: readonly TextFile[], now: Date): readonly Found[] => {
  const [today, soon, late] = [0, warnedDays, mostYears * 365].map((days) => dayOf(now.getTime() + days * day)) as [string, string, string]
  return files
    .filter(({ path }) => /^brands\/[^/]+\/brand\.json$/u.test(path))
    .flatMap(({ path: file, text: source }) => {
      const claims = jsonObject(source)['claims']
      return Object.entries(isObject(claims) ? claims : {}).flatMap(([name, claim]) => {
        const { text, value, validTo, source: from } = isObject(claim) ? claim : {}
        const key = `claims.${name}`
        const lost =
          typeof text === 'string' && typeof value === 'string' && numbersOf(value).some((number) => !numbersOf(text).includes(number))
        const figure = lost
          ? [{ file, key: `${key}.value`, message: `is "${value}", and the claim's text says "${text}". Correct one of the two.` }]
          : []
        if (typeof validTo !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(validTo)) return figure
        const remedy = `Look its source up (${String(from)}), and set it anew or take the claim out.`
        return [
          ...figure,
          ...(validTo <= soon
            ? [{ file, key: `${key}.validTo`, message: `${validTo < today ? 'has passed' : 'ends soon'} (${validTo}). ${remedy}` }]
            : []),
          ...(validTo > late
            ? [{ file, key: `${key}.validTo`, message: `is "${validTo}", more than ${mostYears} years away. Look for a mistyped digit.` }]
            : []),
        ]
      })
    })
}

const months = ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember']

const until = String.raw`(?:til og med|t\.?o\.?m\.?|til|fram til|frem til|innen|senest|siste frist|ut)`
const written = String.raw`(?<day>\d{1,2})\.\s*(?<month>${months.join('|')}|\d{1,2})\b\.?(?:\s*(?<year>\d{4}|\d{2}\b))?`
const iso = String.raw`(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})`
const wholeMonth = String.raw`(?<wholeMonth>${months.join('|')})\b(?:\s+(?<wholeYear>\d{4}))?`
const ends = new RegExp(String.raw`\b${until}\s+(?:den\s+)?(?:${iso}|${written}|${wholeMonth})`, 'giu')

/** Words of an offer. Without them, a date without a year may recur every year, such as seasonal opening hours. */
const offer = /%|prosent|tilbud|salg|rabatt|kampanje|avslag|gratis|halv pris|\bkr\b|kroner|spar\b|lanser/iu

type Groups = Readonly<Record<string, string | undefined>>

const monthOf = (text: string): number => (/^\d/u.test(text) ? Number(text) : months.indexOf(text.toLowerCase()) + 1)

/** The last day that a text names, and whether it names its year. Without one it is the nearest to now. */
function lastDay(groups: Groups, now: Date): { readonly time: number; readonly hasYear: boolean } | null {
  const { isoYear, isoMonth, isoDay, day: dayOfMonth, month, year, wholeMonth: whole, wholeYear } = groups
  if (isoYear !== undefined) return { time: Date.UTC(Number(isoYear), Number(isoMonth) - 1, Number(isoDay)), hasYear: true }
  const number = monthOf(month ?? whole ?? '')
  if (number < 1 || number > 12) return null
  const named = year ?? wholeYear
  const at = (inYear: number) => (whole === undefined ? Date.UTC(inYear, number - 1, Number(dayOfMonth)) : Date.UTC(inYear, number, 0))
  if (named !== undefined) return { time: at(Number(named.length === 2 ? `20${named}` : named)), hasYear: true }
  const near = [-1, 0, 1].map((years) => at(now.getUTCFullYear() + years))
  const time = near.toSorted((one, other) => Math.abs(one - now.getTime()) - Math.abs(other - now.getTime()))[0] ?? 0
  return { time, hasYear: false }
}

/** The sentence or line around an index. */
function around(text: string, from: number, to: number): string {
  const start = Math.max(...['\n', '"', '. ', '! ', '? '].map((sign) => text.lastIndexOf(sign, from - 1)))
  const after = [text.indexOf('\n', to), text.indexOf('"', to)].filter((at) => at >= 0)
  return text.slice(start + 1, Math.min(text.length, ...after))
}

const comments = /<!--[\s\S]*?-->/gu

/** Texts that name a last day which has passed or is near: nobody takes them out on that day. Claims of brand.json have a rule of their own. */
export const endingOffers = (files: readonly TextFile[], now: Date): readonly Found[] =>
  files
    .filter(({ path }) => path.startsWith('brands/') && /\.(?:json|md)$/u.test(path))
    .flatMap(({ path, text: source }) => {
      const text = source.replaceAll(comments, (found) => found.replaceAll(/[^\n]/gu, ' '))
      return [...text.matchAll(ends)].flatMap((found): readonly Found[] => {
        const last = lastDay(found.groups ?? {}, now)
        if (last === null || last.time > now.getTime() + warnedDays * day) return []
        if (!last.hasYear && !offer.test(around(text, found.index, found.index + found[0].length))) return []
        const isOver = dayOf(last.time) < dayOf(now.getTime())
        const message = isOver
          ? `says "${found[0]}", and that day has passed. Take it out, or name another.`
          : `says "${found[0]}", which is near: after that day it is untrue. Take it out in time.`
        return [{ file: path, message, place: placeOfIndex(text, found.index) }]
      })
    })

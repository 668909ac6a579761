import {
  brandPages,
  isFilePath,
  isTaken,
  matchPath,
  redirectKey,
  redirects as fixedRedirects,
  type RouteContext,
} from '@vidda/domain/route'
import { schemaProblems } from '../file/check.ts'
import type { BrandConfig } from '../file/config.ts'
import { jsonOf, readIfThere, type Read } from '../file/read-file.ts'
import type { Problem } from '../problem.ts'
import { RedirectsFile } from './schema.ts'

/** An old address of a brand, and what is there now. */
export type OldAddress = RedirectsFile['redirects'][number]

/** Reads a `redirects.json`; a brand without one has no old addresses. */
export async function readRedirects(dir: URL, folder: string): Promise<Read<readonly OldAddress[]>> {
  const file = `${folder}/redirects.json`
  const { value: bytes, problems } = await readIfThere(new URL('redirects.json', dir), file)
  if (bytes === undefined) return { problems }
  if (bytes === null) return { value: [], problems }
  const json = jsonOf(bytes, file)
  if (json.value === undefined) return { problems: json.problems }
  const wrong = schemaProblems(file, RedirectsFile, json.value)
  const all = [...json.problems, ...wrong]
  return wrong.length > 0 ? { problems: all } : { value: (json.value as RedirectsFile).redirects, problems: all }
}

const mayLack: readonly string[] = brandPages.some

/** What a redirect from this path would hide; undefined where a redirect is allowed. Paths of articles, posts and campaigns are: theirs may be gone. */
export function standsAt(path: string, slugs: readonly string[], brand: RouteContext): string | undefined {
  if (slugs.includes(path.slice(1))) return `pages/${path.slice(1)}.md`
  if (mayLack.includes(path)) return undefined
  if (isFilePath(path)) return 'a part of the shop'
  const match = matchPath(path, brand)
  switch (match.kind) {
    case 'articleById':
    case 'notFound':
      return undefined
    case 'screen':
      return Object.keys(match.params).length > 0 ? undefined : 'a part of the shop'
    case 'category':
      return isTaken(path.slice(1)) ? 'a part of the shop' : undefined
    default:
      return 'a part of the shop'
  }
}

/** Old addresses where something stands, that are told twice, or that lead on to another one or in a circle. */
export function redirectProblems(
  redirects: readonly OldAddress[],
  { config, slugs }: { readonly config: BrandConfig; readonly slugs: readonly string[] },
  folder: string,
): readonly Problem[] {
  const file = `${folder}/redirects.json`
  const brand = { genders: config.genders, houseBrandProducts: config.houseBrand.products }
  const keys = redirects.map(({ from }) => redirectKey(from))
  return redirects.flatMap(({ from, to }, index) => {
    const [key, at] = [keys[index], `redirects[${index}]`]
    if (key === undefined || key === null || key === '/')
      return [{ file, key: `${at}.from`, message: `is "${from}", expected a path that a page can have. Write it as browsers show it.` }]
    if (key.includes('*'))
      return [{ file, key: `${at}.from`, message: `is "${from}", and a star stands for nothing here. Write each old address by itself.` }]
    const fixed = Object.hasOwn(fixedRedirects, to) ? fixedRedirects[to] : undefined
    const stands = standsAt(key, slugs, brand)
    const first = keys.indexOf(key)
    const next = keys.indexOf(redirectKey(to.replace(/[?#].*$/u, '')))
    return [
      ...(stands === undefined ? [] : [{ file, key: `${at}.from`, message: `is "${from}", where ${stands} stands. Take it out.` }]),
      ...(first < index
        ? [{ file, key: `${at}.from`, message: `is "${from}", as redirects[${first}].from is. Take one of them out.` }]
        : []),
      ...(fixed === undefined ? [] : [{ file, key: `${at}.to`, message: `is "${to}", which leads on to "${fixed}". Write that one.` }]),
      ...(next < 0 || !to.startsWith('/') ? [] : [{ file, key: `${at}.to`, message: leadingOn(to, redirects[next], next === index) }]),
    ]
  })
}

const leadingOn = (to: string, next: OldAddress | undefined, isSame: boolean): string =>
  isSame ? `is "${to}", where it comes from. Lead elsewhere.` : `is "${to}", which leads on to "${next?.to ?? ''}". Write that one.`

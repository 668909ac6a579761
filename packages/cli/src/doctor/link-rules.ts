import type { TextFile } from './file-findings.ts'
import type { Found } from './finding.ts'
import { isObject, jsonObject, listOf } from './json-values.ts'
import { besidePages } from './page-rules.ts'

/** Targets of the menu and of old addresses, each with its key. */
function targetsOf(path: string, text: string): readonly { readonly key: string; readonly to: string }[] {
  const json = jsonObject(text)
  const menu = isObject(json['menu']) ? json['menu'] : {}
  const lists = path.endsWith('/redirects.json')
    ? [['redirects', json['redirects']] as const]
    : (['categories', 'extra'] as const).map((name) => [`menu.${name}`, menu[name]] as const)
  return lists.flatMap(([name, list]) =>
    listOf(list).flatMap((entry, index) => {
      const to = isObject(entry) ? entry['to'] : undefined
      return typeof to === 'string' ? [{ key: `${name}[${index}].to`, to }] : []
    }),
  )
}

/** Holds links of `brand.json` and `redirects.json` to what it holds those of pages to. */
export function linkedProblems(files: readonly TextFile[], origins: readonly string[]): readonly Found[] {
  const { linkProblem } = besidePages(files, origins)
  return files
    .filter(({ path }) => /^brands\/[^/]+\/(?:brand|redirects)\.json$/u.test(path))
    .flatMap(({ path: file, text }) =>
      targetsOf(file, text).flatMap(({ key, to }) => {
        // The form of a target is the build's to check.
        const message = /^(?:\/|https:\/\/)\S*$/u.test(to) ? linkProblem(to, file) : null
        return message === null ? [] : [{ file, key, message }]
      }),
    )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { headingsOf } from './headings.ts'
import { linksOf, root, targetOf, type Source } from './sources.ts'

/** Whether a link leads to an existing file that is not a page. The site renders it as plain text. */
export const leadsOut = (sources: ReadonlyMap<string, Source>, path: string): boolean => !sources.has(path) && existsSync(join(root, path))

/** Broken links: those to a missing file or to a missing heading. */
export function brokenLinks(sources: ReadonlyMap<string, Source>): readonly string[] {
  const anchors = new Map([...sources].map(([path, { tokens }]) => [path, new Set(headingsOf(tokens).map(({ anchor }) => anchor))]))
  return [...sources.values()].flatMap(({ path, tokens }) =>
    linksOf(tokens).flatMap((href) => {
      const target = targetOf(path, href)
      if (target === null) return []
      const known = anchors.get(target.path)
      if (known === undefined) return leadsOut(sources, target.path) ? [] : [`${path}: ${href} leads to no file`]
      return target.anchor === '' || known.has(target.anchor) ? [] : [`${path}: ${href} leads to no heading of ${target.path}`]
    }),
  )
}

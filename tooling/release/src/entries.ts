import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import type { Manifest } from './published.ts'

/** The sources that a package's `exports` and `bin` name, relative to its `src`: what is published is these and what they import. */
export function entriesOf(folder: string, { exports, bin = {} }: Manifest): readonly string[] {
  const source = join(root, folder, 'src')
  return [...Object.values(exports), ...Object.values(bin)]
    .filter((target) => target.startsWith('./src/'))
    .flatMap((target) => globSync(join(root, folder, target)))
    .map((path) => relative(source, path))
    .toSorted()
}

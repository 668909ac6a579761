import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { NoBase } from './base.ts'
import { keep, readKept } from './pictures.ts'
import { takeShots, type Side } from './run.ts'

/** Of the index of a built or running Storybook. */
export type StorybookIndex = {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>>
}

/** With and without the folder of a tier, for the base may be older than the tiers. */
const storyFile = /^\.\/packages\/ui\/src\/(?:[\w-]+\/)?(?<name>[\w-]+)\/[^/]+\.stories\.tsx$/u

/** The components of a Storybook as its matrix calls them. @throws NoBase when it has no matrix. */
export function componentsIn({ entries }: StorybookIndex, name: string): readonly string[] {
  const all = Object.values(entries)
  if (!all.some(({ id }) => id === 'matrix--all-themes'))
    throw new NoBase(`${name} has no matrix of its components to compare: choose a later commit.`)
  const names = all.flatMap(({ type, importPath }) => (type === 'story' ? (storyFile.exec(importPath)?.groups?.['name'] ?? []) : []))
  return [...new Set(names)].toSorted()
}

type Drawn = { readonly browser: Browser; readonly url: string; readonly name: string; readonly css?: string | undefined }

/** What a Storybook shows now. */
export async function sideOf(drawn: Drawn): Promise<Side> {
  const answer = await fetch(`${drawn.url}/index.json`)
  return {
    components: componentsIn((await answer.json()) as StorybookIndex, drawn.name),
    take: (components) => takeShots(drawn, components),
  }
}

/** Another browser draws other pixels. */
const stampOf = (browser: Browser): string => `Chromium ${browser.version()} on ${process.platform} ${process.arch}`

/** A side that stays as it is: its first pictures are those of an earlier run, where that had all of them. */
export async function keptSideOf(drawn: Drawn, folder: string): Promise<Side> {
  const { components, take } = await sideOf(drawn)
  const [place, stamp] = [join(folder, 'pictures'), stampOf(drawn.browser)]
  let isFirst = true
  return {
    components,
    take: async (some) => {
      const kept = isFirst ? await readKept(place, stamp, some) : null
      if (kept !== null) {
        isFirst = false
        return { shots: kept, failures: [] }
      }
      const taken = await take(some)
      if (isFirst && taken.failures.length === 0) await keep(place, stamp, some, taken.shots)
      isFirst = false
      return taken
    },
  }
}

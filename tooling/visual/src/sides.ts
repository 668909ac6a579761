import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { NoBase } from './base.ts'
import { keep, readKept } from './pictures.ts'
import { takeShots, type Side } from './run.ts'

/** The parts of a Storybook's `index.json` that are read here. */
export type StorybookIndex = {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>>
}

/** The tier's folder is optional, because the base may be older than the tiers. */
const storyFile = /^\.\/packages\/ui\/src\/(?:[\w-]+\/)?(?<name>[\w-]+)\/[^/]+\.stories\.tsx$/u

/** Names of the components in a Storybook's matrix, sorted. @throws NoBase when the Storybook has no matrix. */
export function componentsIn({ entries }: StorybookIndex, name: string): readonly string[] {
  const all = Object.values(entries)
  if (!all.some(({ id }) => id === 'matrix--all-themes'))
    throw new NoBase(`${name} has no matrix of its components to compare: choose a later commit.`)
  const names = all.flatMap(({ type, importPath }) => (type === 'story' ? (storyFile.exec(importPath)?.groups?.['name'] ?? []) : []))
  return [...new Set(names)].toSorted()
}

type Drawn = { readonly browser: Browser; readonly url: string; readonly name: string; readonly css?: string | undefined }

/** A side that draws a running Storybook. */
export async function sideOf(drawn: Drawn): Promise<Side> {
  const answer = await fetch(`${drawn.url}/index.json`)
  return {
    components: componentsIn((await answer.json()) as StorybookIndex, drawn.name),
    take: (components) => takeShots(drawn, components),
  }
}

/** Identifies the browser and platform, because another browser may draw other pixels. */
const stampOf = (browser: Browser): string => `Chromium ${browser.version()} on ${process.platform} ${process.arch}`

/** A side that does not change: its first pictures come from the cache in `folder` when the cache has all of them. Retries always draw. */
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

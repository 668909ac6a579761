import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NoBase } from '@vidda/tooling-visual/base'
import { keep, readKept } from '@vidda/tooling-visual/pictures'
import { compareSides, type Shot, type Side } from '@vidda/tooling-visual/run'
import { componentsIn } from '@vidda/tooling-visual/sides'
import { describe, expect, it } from 'vitest'

const shot = (component: string, hash: string): Shot => ({ component, width: 390, picture: Buffer.from(hash), cells: { so: hash } })

/** A side that takes the listed pictures of a component one after another and then repeats the last one. */
const sideWith = (looks: Readonly<Record<string, readonly string[]>>): Side & { readonly taken: string[] } => {
  const taken: string[] = []
  return {
    taken,
    components: Object.keys(looks),
    take: (components) => {
      const shots = components.map((component) => {
        const turn = taken.filter((name) => name === component).length
        taken.push(component)
        return shot(component, looks[component]?.[turn] ?? looks[component]?.at(-1) ?? '')
      })
      return Promise.resolve({ shots, failures: [] })
    },
  }
}

const told = async (before: Side, after: Side, wanted = [...new Set([...before.components, ...after.components])]) =>
  (await compareSides(before, after, wanted)).differences.map(({ component, theme, kind }) => `${component} ${theme} ${kind}`)

describe('the comparison of two sides', () => {
  it('[R11.120] tells what changed, what is new and what is gone, and draws again what changed alone', async () => {
    const before = sideWith({ badge: ['a'], button: ['a'], gone: ['a'] })
    const after = sideWith({ badge: ['a'], button: ['b'], fresh: ['a'] })
    expect(await told(before, after)).toEqual(['button so changed', 'fresh so new', 'gone so gone'])
    expect(before.taken.filter((name) => name !== 'button')).toEqual(['badge', 'gone'])
    expect(before.taken.filter((name) => name === 'button')).toHaveLength(4)
  })

  it('counts a cell as unchanged when any picture of one side equals any of the other', async () => {
    const same = sideWith({ button: ['a'] })
    expect(await told(same, sideWith({ button: ['b', 'c', 'a'] }))).toEqual([])
    expect(await told(sideWith({ button: ['b', 'a'] }), sideWith({ button: ['a', 'b'] }))).toEqual([])
    const late = sideWith({ button: ['b', 'c', 'd', 'e', 'a'] })
    expect(await told(late, same)).toEqual(['button so changed'])
    expect(late.taken).toHaveLength(4)
  })

  it('draws only the named components', async () => {
    const before = sideWith({ badge: ['a'], button: ['a'] })
    expect(await told(before, sideWith({ badge: ['b'], button: ['b'] }), ['badge'])).toEqual(['badge so changed'])
    expect(before.taken).not.toContain('button')
  })

  it('stops when a picture cannot be taken, and says which', async () => {
    const broken: Side = { components: ['button'], take: () => Promise.resolve({ shots: [], failures: ['main: button 390: no'] }) }
    const after = sideWith({ button: ['a'] })
    expect((await compareSides(broken, after, ['button'])).failures).toEqual(['main: button 390: no'])
    expect(after.taken).toEqual(['button'])
  })
})

describe('the components of a Storybook', () => {
  const story = (id: string, importPath: string, type = 'story') => [id, { id, type, importPath }] as const
  const matrix = story('matrix--all-themes', './.storybook/matrix/Matrix.stories.tsx')

  it('are the folders of its stories, by the names of the matrix', () => {
    const entries = Object.fromEntries([
      matrix,
      story('a--one', './packages/ui/src/primitives/button/Button.stories.tsx'),
      story('a--two', './packages/ui/src/primitives/button/Button.stories.tsx'),
      story('b--one', './packages/ui/src/link/Link.stories.tsx'),
      story('c--docs', './packages/ui/src/badge/Badge.stories.tsx', 'docs'),
    ])
    expect(componentsIn({ entries }, 'main')).toEqual(['button', 'link'])
  })

  it('are not compared when the base is older than the matrix', () => {
    expect(() => componentsIn({ entries: {} }, 'main (abc)')).toThrow(NoBase)
  })
})

describe('pictures of the base', () => {
  it('are cached for one browser, and the cache grows with more components', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vidda-kept-'))
    try {
      expect(await readKept(folder, 'Chromium 1', ['button'])).toBeNull()
      await keep(folder, 'Chromium 1', ['button', 'without-matrix'], [shot('button', 'a')])
      expect(await readKept(folder, 'Chromium 1', ['button', 'without-matrix'])).toEqual([shot('button', 'a')])
      expect(await readKept(folder, 'Chromium 2', ['button'])).toBeNull()
      expect(await readKept(folder, 'Chromium 1', ['button', 'badge'])).toBeNull()
      await keep(folder, 'Chromium 1', ['badge'], [shot('badge', 'b')])
      expect(await readKept(folder, 'Chromium 1', ['badge', 'button'])).toEqual([shot('badge', 'b'), shot('button', 'a')])
      await keep(folder, 'Chromium 2', ['badge'], [shot('badge', 'c')])
      expect(await readKept(folder, 'Chromium 2', ['badge', 'button'])).toBeNull()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

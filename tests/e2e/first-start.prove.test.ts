import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyOfKit } from '../kit/copy-of-kit.ts'
import { removeFolder, startKit, stateFolder } from './support/kit.ts'
import { vidda } from './support/run.ts'

/** One article, without which a shop is told that it is empty and nothing else. */
const records = {
  brands: [{ id: 1, name: 'Merke' }],
  categories: [
    { id: 1, level: 'main', name: 'Klær', position: 0 },
    { id: 1, level: 'sub', parentId: 1, name: 'Jakker', position: 0 },
    { id: 1, level: 'group', parentId: 1, name: 'Turjakker', position: 0 },
  ],
  articles: [{ id: 1, articleNo: 'A1', name: 'Turjakke', priceOre: 50_000, brandId: 1, groupId: 1, genders: [1], colorIds: [101] }],
}

async function recordFiles(folder: string): Promise<readonly string[]> {
  const written = Object.entries(records).map(async ([kind, lines]) => {
    const path = join(folder, `${kind}.ndjson`)
    await writeFile(path, lines.map((line) => JSON.stringify(line)).join('\n'))
    return path
  })
  return Promise.all(written)
}

describe('a first start', () => {
  it('builds and seeds the first time, and does neither the second time', async () => {
    const kit = await copyOfKit()
    const folder = kit.root
    const own = await stateFolder()
    try {
      const shop = () => startKit({ folder, state: own, flags: ['--articles', '300', '--brand', 'knott'] })
      const once = await shop()
      expect((await fetch(`${once.urls['knott']}/klaer`)).status).toBe(200)
      expect(once.output()).toMatch(/Building .+\n/)
      expect(once.output()).toMatch(/articles \d+ %/)
      await once.stop()

      const again = await shop()
      expect(again.output()).toContain('Opening the database')
      expect(again.output()).not.toMatch(/Building|articles|search/)
      expect((await fetch(`${again.urls['knott']}/klaer`)).status).toBe(200)
      await again.stop()
    } finally {
      await kit.remove()
      await removeFolder(own)
    }
  })

  it.each([[[]], [['--split']]] as const)(
    'tells what shoppers of a chain would miss whose data has no home page and not all that its menu leads to: %j',
    async (split) => {
      const own = await stateFolder()
      try {
        const { code, errors } = await vidda(['data', 'import', ...(await recordFiles(own)), '--brand', 'so'], {
          env: { VIDDA_STATE: own },
        })
        expect([code, errors]).toEqual([0, ''])
        const kit = await startKit({ state: own, flags: ['--brand', 'so', ...split] })
        await kit.stop()
        expect(kit.output()).toMatch(
          /\n {4}Chain 1 has no home page of its own: one is made of its categories and best sellers\. .*homes\.ndjson/,
        )
        expect(kit.output()).toMatch(
          /\n {4}The menu and pages of so lead to what chain 1 does not have: \/sko, \/friluft-og-camping, .* Change them/,
        )
        expect(kit.output()).not.toMatch(/does not have:.* \/klaer[,.]/)
      } finally {
        await removeFolder(own)
      }
    },
  )
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyOfKit } from '../kit/copy-of-kit.ts'
import { removeFolder, startKit, stateFolder } from './support/kit.ts'
import { vidda } from './support/run.ts'

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
        const file = join(own, 'categories.ndjson')
        await writeFile(file, JSON.stringify({ id: 1, level: 'main', name: 'Klær', position: 0 }))
        const { code, errors } = await vidda(['data', 'import', file, '--brand', 'so'], { env: { VIDDA_STATE: own } })
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

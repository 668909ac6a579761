import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordFile, shopFiles } from '../testing/shop-files.ts'
import { viddaAlone } from '../testing/vidda.ts'
import { root } from '../where.ts'

/** Where a link of the menu stands in the file. */
const placeOf = (text: string, to: string) => {
  const line = text.split('\n').findIndex((row) => row.includes(`"to": "${to}"`))
  return `brands/so/brand.json:${line + 1}:${(text.split('\n')[line] ?? '').indexOf('"to"') + 1}`
}

it('[R11.102] with --data it holds links against the chain’s categories, articles, campaigns and posts', { timeout: 300_000 }, async () => {
  const shop = await viddaAlone()
  try {
    const doctor = () => shop.runUnnamed('doctor', '--brand', 'so', '--data')
    const before = await doctor()
    expect([before.status, before.out]).toEqual([1, expect.stringContaining('chainId is 1, a chain that has no goods. Bring them in')])

    const shoes = [{ id: 2, level: 'main', name: 'Sko', position: 1 }]
    const files = [...(await shopFiles(shop.folder)), await recordFile(shop.folder, 'categories-more', shoes)]
    const coming = [{ id: 101, name: 'Ukens', start: '2098-12-24T00:00:00+01:00', end: '2099-01-01T00:00:00+01:00' }]
    files.push(await recordFile(shop.folder, 'campaigns', coming))
    const imported = await shop.run('data', 'import', ...files)
    expect([imported.status, imported.errors]).toEqual([0, ''])
    const text = await readFile(join(root, 'brands/so/brand.json'), 'utf8')
    const { status, out } = await doctor()
    expect(status).toBe(1)
    for (const to of ['/friluft-og-camping', '/vintersport', '/loping-og-trening'])
      expect(out).toMatch(
        new RegExp(`${placeOf(text, to)} menu\\.categories\\[\\d\\]\\.to is "${to}", which chain 1 does not have\\.`, 'u'),
      )
    expect(out).not.toMatch(/"\/klaer"|"\/sko"/u)
    expect(out).toMatch(/brands\/so\/home\.json:\d+:\d+ sections\[\d\]\.links\[\d\]\.to is "\/vintersport", which chain 1/u)
    expect(out).toMatch(
      /To know\n {2}brands\/so\/home\.json:\d+:\d+ sections\[\d\]\.campaign names campaign 101, a campaign that begins at 2098-12-24 00:00/u,
    )
    expect(out).toMatch(/ warnings, 0 to fill in, 1 to know$/mu)
    expect(JSON.parse((await shop.runUnnamed('doctor', '--brand', 'so', '--data', '--json')).out)).toHaveLength(
      Number(/(\d+) warnings/u.exec(out)?.[1]) + 1,
    )
    expect((await shop.runUnnamed('doctor', '--brand', 'so')).status).toBe(0)
  } finally {
    await shop.remove()
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPictures } from '../kit/demo.ts'
import { engines, filledPlace, testGoods } from '../kit/server.ts'
import { dataFile, kindNames, openShopData, type ShopData } from '../../src/data.ts'

const chainId = 1
const silent = { onFault: () => undefined, onProgress: () => undefined }

const linesOf = (text: string) => text.split('\n').filter(Boolean)
const records = (text: string) => linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>)

describe.each(engines)('what files would change on %s', (engine) => {
  let folder: string
  let origin: Awaited<ReturnType<typeof filledPlace>>
  let data: ShopData

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vidda-changes-'))
    origin = await filledPlace(engine, { ...testGoods, articles: 60 })
    data = await openShopData({ ...origin.place, pictures: demoPictures })
  })

  afterAll(async () => {
    await data.close()
    await origin.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it('a check tells what would be new, changed and unchanged, and what the file no longer has: nothing of what was just taken out', async () => {
    const texts = new Map<string, string>()
    for (const kind of kindNames) {
      const path = join(folder, `${kind}-same.ndjson`)
      await data.export(kind, { chainId, format: 'ndjson', path })
      texts.set(kind, await readFile(path, 'utf8'))
    }
    const same: Record<string, unknown> = {}
    const edited: Record<string, unknown> = {}
    const options = { ...silent, chainId }
    await data.check(async (check) => {
      for (const kind of kindNames) same[kind] = (await check(await dataFile(join(folder, `${kind}-same.ndjson`)), options)).changes
    })
    const unchanged = (kind: string) => ({ added: 0, changed: 0, unchanged: linesOf(texts.get(kind) ?? '').length, removed: 0, absent: 0 })
    expect({ ...same, variants: null, stock: null }).toEqual({
      ...Object.fromEntries(kindNames.map((kind) => [kind, unchanged(kind)])),
      variants: null,
      stock: null,
    })
    expect(same['stock']).toMatchObject({ added: 0, changed: 0 })

    const edits: Readonly<Record<string, (list: readonly Record<string, unknown>[]) => readonly object[]>> = {
      articles: ([first, , ...others]) => [
        { ...first, name: 'Et annet navn', slug: undefined },
        ...others,
        { ...first, id: 990_100, slug: undefined },
      ],
      bestsellers: ([first, ...others]) => [{ ...first, qtyRank: 9999, turnoverRank: 9999 }, ...others],
    }
    await data.check(async (check) => {
      for (const [kind, edit] of Object.entries(edits)) {
        const path = join(folder, `${kind}-edited.ndjson`)
        await writeFile(
          path,
          edit(records(texts.get(kind) ?? ''))
            .map((one) => JSON.stringify(one))
            .join('\n'),
        )
        edited[kind] = (await check(await dataFile(path), options)).changes
      }
    })
    const count = (kind: string) => records(texts.get(kind) ?? '').length
    expect(edited).toEqual({
      articles: { added: 1, changed: 1, unchanged: count('articles') - 2, removed: 0, absent: 1 },
      bestsellers: { added: 0, changed: 0, unchanged: count('bestsellers') - 1, removed: 1, absent: 0 },
    })
  })
})

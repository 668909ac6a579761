import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataRecords, type DataKindName } from '@vidda/contract/data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindNames } from '../../src/data.ts'
import type { Schema } from '../../src/kernel/http/open-api-document.ts'
import { everyField } from '../kit/every-field.ts'
import { folderContents } from '../kit/folder-contents.ts'
import { documentOf } from '../kit/in-process.ts'
import { OwnShop } from '../kit/own-shop.ts'
import { corners } from '../kit/photographs.ts'
import { engines } from '../kit/server.ts'
import { crawlWire, notCrawled, type Crawled } from '../kit/wire-crawl.ts'

const brought = (kind: DataKindName) => everyField(kind, ['bilder/1.png', 'bilder/2.png'])

/** Fields of a schema by their paths, and those among them that no record gives another value than they have when they are left out. */
function unproven(schema: Schema, values: readonly unknown[], path = ''): readonly string[] {
  const inner = schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema
  if (inner.type === 'array') return unproven(inner.items ?? {}, values.flat(), path)
  if (inner.properties) {
    const objects = values.filter((value) => typeof value === 'object' && value !== null)
    return Object.entries(inner.properties).flatMap(([name, one]) =>
      unproven(
        one,
        objects.map((value) => Reflect.get(value, name)),
        `${path}.${name}`,
      ),
    )
  }
  return values.some((value) => value !== undefined && value !== null && value !== schema.default) ? [] : [path]
}

/** A picture is named by what is in it once it was taken in. */
const withoutSources = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'src' ? 'a picture' : one)))

/** The shop itself adds to these: the colours that every chain begins with, and what articles cost from now on. */
const growing: ReadonlySet<DataKindName> = new Set(['colors', 'prices'])

it('records of every kind have a value in every field, other than the one that is there without it', () => {
  expect(kindNames.flatMap((kind) => unproven(dataRecords[kind], brought(kind), kind))).toEqual([])
})

describe.each(engines)('what was brought in with every field, on %s', (engine) => {
  let shop: OwnShop
  let out: string
  let answers: Crawled

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    for (const at of [1, 2]) {
      const picture = corners({ width: 100 * at, height: 80 }).png()
      await shop.put(`bilder/${at}.png`, await picture.toBuffer())
    }
    await shop.brought(Object.fromEntries(kindNames.map((kind) => [kind, brought(kind)])))
    out = join(shop.folder, 'ut')
    await shop.takeOut(out)
    answers = await shop.served(crawlWire)
  })

  afterAll(() => shop.drop())

  const taken = async (kind: DataKindName): Promise<readonly unknown[]> =>
    (await readFile(join(out, `${kind}.ndjson`), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown)

  it.each(kindNames)('%s go out with what came in', async (kind) => {
    const records = await taken(kind)
    expect(withoutSources(records)).toEqual(expect.arrayContaining(brought(kind).map(withoutSources)))
    if (!growing.has(kind)) expect(records).toHaveLength(brought(kind).length)
  })

  it('is all looked at on the wire', async () => {
    expect(await shop.served(async (commerce) => notCrawled(answers, await documentOf(commerce)))).toEqual([])
  })

  it.each(['ndjson', 'csv'] as const)(
    'goes into an empty database as %s and is the same there, byte for byte on the wire',
    async (format) => {
      const other = await OwnShop.of(engine)
      const [folder, again] = [join(shop.folder, `ut-${format}`), join(other.folder, 'ut')]
      await shop.takeOut(folder, format)
      await other.bringBack(folder, format)
      await other.takeOut(again, format)
      expect(await folderContents(again)).toEqual(await folderContents(folder))
      expect(await other.served(crawlWire)).toEqual(answers)
      await other.drop()
    },
  )
})

import { readFileSync } from 'node:fs'
import { dataRecords } from '@vidda/contract/data'
import { attributeKeys, eachAttribute } from '@vidda/domain/article'
import fc from 'fast-check'
import { Errors } from 'typebox/schema'
import { describe, expect, it } from 'vitest'
import { cellsOf } from './csv-records.ts'
import { csvHeader, csvLine, readCsv } from './csv.ts'
import { kindNames } from './files.ts'
import { LineSet } from './line-set.ts'
import { readNdjson } from './ndjson.ts'
import { longestLine, type Read } from './read-lines.ts'
import { dataSchema } from './schemas.ts'

async function* parts(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function all(records: AsyncIterable<Read>): Promise<Read[]> {
  const list: Read[] = []
  for await (const record of records) list.push(record)
  return list
}

const { stock, articles, customers } = dataRecords
const csv = (text: string, schema: Parameters<typeof readCsv>[1] = stock) => all(readCsv(parts(text, 7), schema))

describe('NDJSON', () => {
  it('is read by lines, wherever the parts are cut, with the faults of those that are none', async () => {
    const text = '\uFEFF{"a":1}\r\n\n[1]\n{"b":"æ"}\n{"c":\n{"d":"\uFFFD"}\n{"e":2}'
    for (const size of [1, 2, 5, 100]) {
      expect(
        (await all(readNdjson(parts(text, size)))).map((one) => [one.line, 'value' in one ? one.value : one.reason.slice(0, 12)]),
      ).toEqual([
        [1, { a: 1 }],
        [3, 'must be an o'],
        [4, { b: 'æ' }],
        [5, 'must be JSON'],
        [6, 'must be text'],
        [7, { e: 2 }],
      ])
    }
  })

  it('ends with a clear message where a line has no end', async () => {
    await expect(all(readNdjson(parts('x'.repeat(longestLine + 10), 100_000)))).rejects.toThrow('Line 1 is longer than')
  })
})

describe('CSV', () => {
  it.each([',', ';', '\t'])('is read whatever stands between its cells: %j', async (mark) => {
    const text = [
      ['qty', 'ean', 'shopId'],
      ['3', '12345678', '5'],
      ['many', '1', ''],
    ]
      .map((cells) => cells.join(mark))
      .join('\r\n')
    expect(await csv(text)).toMatchObject([
      { line: 2, value: { qty: 3, ean: '12345678', shopId: 5 } },
      { line: 3, value: { qty: 'many', ean: '1' } },
    ])
  })

  it('names everything that is wrong with its first line', async () => {
    await expect(csv('ean,antall,ean\n1,2,3')).rejects.toThrow(
      'Line 1 names the columns: "antall" is no column, "ean" stands twice, "shopId" is missing, "qty" is missing. Columns: ean, shopId, qty.',
    )
  })

  it('tells records with too few cells or odd quotation marks, and reads on', async () => {
    expect(await csv('ean,shopId,qty\n1,2\n"1"x,2,3\n12345678,2,3\n')).toMatchObject([
      { line: 2, reason: 'must have 3 cells', found: '2 cells' },
      { line: 3, reason: 'must have quotation marks in pairs' },
      { line: 4, value: { qty: 3 } },
    ])
  })

  it('counts lines also inside quoted cells', async () => {
    const fields = Object.keys(articles.properties)
    const row = fields.map((field) => (field === 'description' ? '"en\n""to""\ntre"' : field === 'genders' ? '1|2' : '')).join(',')
    const read = await csv(`${fields.join(',')}\n${row}\n${row}\n`, articles)
    expect(read.map(({ line }) => line)).toEqual([2, 5])
    expect(read[0]).toMatchObject({ value: { description: 'en\n"to"\ntre', genders: [1, 2], washLabel: null } })
  })

  it.each(['12345678,2",3', '12345678,2,"3', '"12345678,2,3', '12345678,"2" ,3'])(
    'a stray mark is the fault of its line, %s, and of no other',
    async (line) => {
      const lines = [line, '12345678,4,5', '"12345678","6",7', line, '12345678,"8",9', line]
      expect(
        (await csv(`ean,shopId,qty\n${lines.join('\r\n')}\r\n`)).map((one) => [
          one.line,
          'value' in one ? one.value['shopId'] : one.reason,
        ]),
      ).toEqual([
        [2, 'must have quotation marks in pairs'],
        [3, 4],
        [4, 6],
        [5, 'must have quotation marks in pairs'],
        [6, 8],
        [7, 'must have quotation marks in pairs'],
      ])
    },
  )

  it('a mark that is never closed is the fault of its line, however long the file', async () => {
    const long = '1'.repeat(1000)
    const others = Array.from({ length: longestLine / long.length + 10 }, (_, at) => `${long},${at + 1},3`)
    const read = await all(readCsv(parts(`ean,shopId,qty\n"12345678,1,3\n${others.join('\n')}`, 100_000), stock))
    expect(read).toHaveLength(others.length + 1)
    expect(read.flatMap((one) => ('reason' in one ? [one.line] : []))).toEqual([2])
    expect(read.at(-1)).toMatchObject({ line: others.length + 2, value: { shopId: others.length } })
  })

  it('gives back what was written, also when it stands between other lines', async () => {
    const fields = Object.keys(articles.properties)
    const text = fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'æ', '1') })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), async (descriptions, size) => {
        const lines = descriptions.map((description, id) => csvLine({ id, description }, articles))
        const read = await all(readCsv(parts(`${fields.join(',')}\n${lines.join('')}`, size), articles))
        expect(read.map((one) => 'value' in one && [one.value['id'], one.value['description'] ?? ''])).toEqual(
          descriptions.map((one, id) => [id, one]),
        )
      }),
    )
  })

  it('leaves out what an empty cell may leave out, and nothing else', async () => {
    const values = async (schema: typeof articles | typeof customers) => {
      const fields = Object.keys(schema.properties)
      const [read] = await csv(`${fields.join(',')}\n${','.repeat(fields.length - 1)}\n`, schema)
      return read && 'value' in read ? read.value : read
    }
    const bare = { ...eachAttribute(attributeKeys, () => null), pictures: null, customLabel: null }
    expect(await values(articles)).toEqual({ articleNo: '', name: '', ...bare })
    expect(await values(customers)).toEqual({
      email: '',
      phone: '',
      firstName: '',
      surname: '',
      passwordHash: null,
      birthDate: null,
      genderId: null,
    })
  })

  it('gives back what was written, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (ean, qty) => {
        const line = csvLine({ ean, shopId: 1, qty }, stock)
        expect(cellsOf(line.slice(0, -1), ',')).toEqual([ean, '1', String(qty)])
        expect(csvHeader(stock)).toBe('ean,shopId,qty\n')
      }),
    )
  })
})

it('a set of lines holds what was added and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 100_000 })), fc.integer({ min: 1, max: 100_000 }), (lines, other) => {
      const set = new LineSet()
      for (const line of lines) set.add(line)
      expect(lines.every((line) => set.has(line))).toBe(true)
      expect(set.has(other)).toBe(lines.includes(other))
    }),
  )
})

it.each(kindNames)('the contract’s schema of %s is in step (pnpm --filter @vidda/commerce data-schemas)', (kind) => {
  const written = readFileSync(new URL(`../../../contract/data/${kind}.json`, import.meta.url), 'utf8')
  expect(JSON.parse(written)).toEqual(dataSchema(kind))
})

it('[R11.98] what has a default may be left out of a record by its published schema too, also within a field', () => {
  const [isRight] = Errors(dataSchema('articles'), {
    id: 1,
    articleNo: 'A-100',
    name: 'Regnjakke Storm',
    priceOre: 149_900,
    brandId: 1,
    groupId: 1,
    genders: [1],
    colorIds: [101],
    pictures: [{ src: 'bilder/jakke.jpg' }],
  })
  expect(isRight).toBe(true)
  expect(Errors(dataSchema('articles'), { pictures: [{ alt: 'Rød jakke' }] })[1].map(({ instancePath }) => instancePath)).toContain(
    '/pictures/0',
  )
})

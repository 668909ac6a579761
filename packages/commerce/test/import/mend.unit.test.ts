import { dataRecords } from '@vidda/contract/data'
import { describe, expect, it } from 'vitest'
import { recordCheck } from '../../src/import/check-record.ts'
import { dataKinds } from '../../src/data-kinds.ts'
import { mendOf, schemaAt } from '../../src/import/mend.ts'

const mended = (kind: keyof typeof dataRecords, field: string, value: unknown) => {
  const schema = schemaAt(dataRecords[kind], [field])
  if (!schema) throw new Error(`${kind} has no ${field}`)
  return mendOf(value, field, schema)
}

describe('what was meant by a refused value', () => {
  it.each([
    ['499,90', 49_990],
    ['499.9', 49_990],
    [499.9, 49_990],
    ['1 299,-', 129_900],
    ['1.299,00', 129_900],
    ['kr 499', 49_900],
    ['499 kr', 49_900],
    ['49990', 49_990],
    ['-5,00', undefined],
    ['gratis', undefined],
    ['499,905', undefined],
  ])('as an amount in øre: %j is %j', (value, ore) => {
    expect(mended('articles', 'priceOre', value)).toBe(ore)
    expect(mended('promo-codes', 'amountOre', value)).toBe(ore)
  })

  it.each([
    ['articles', 'genders', ['Herre', 2, ' uni'], [1, 2, 10]],
    ['articles', 'genders', ['Herre', 'Hund'], undefined],
    ['articles', 'visible', 'Ja', true],
    ['articles', 'visible', 'kanskje', undefined],
    ['articles', 'slug', 'Turjakke Grønn', 'turjakke-gronn'],
    ['articles', 'brandId', '1 200', 1200],
    ['categories', 'level', 'Main', 'main'],
    ['promo-codes', 'validFrom', '31.1.2026', '2026-01-31'],
    ['promo-codes', 'validFrom', '31.2.2026', undefined],
    ['prices', 'from', '31.01.2026 08:30', '2026-01-31T08:30:00+01:00'],
    ['prices', 'from', '2026-07-01', '2026-07-01T00:00:00+02:00'],
    ['variants', 'ean', '7 041234 567890', '7041234567890'],
    ['variants', 'ean', '7,04E+12', undefined],
    ['shops', 'postNo', '181', '0181'],
    ['shops', 'lat', '59,91', 59.91],
    ['colors', 'hex', 'f0A', '#ff00AA'],
    ['articles', 'pictures', ['bilder/rød.jpg', ' bilder/bak.jpg'], [{ src: 'bilder/rød.jpg' }, { src: 'bilder/bak.jpg' }]],
    ['articles', 'pictures', { src: 'bilder/rød.jpg', kind: 'back' }, [{ src: 'bilder/rød.jpg', kind: 'back' }]],
    ['articles', 'pictures', [{ alt: 'Rød' }], undefined],
    ['blog-posts', 'picture', 'bilder/tur.jpg', { src: 'bilder/tur.jpg' }],
  ] as const)('%s %s: %j is %j', (kind, field, value, mend) => expect(mended(kind, field, value)).toEqual(mend))

  it('is not told of people, whose data would end in logs', () => {
    const check = recordCheck(dataKinds.customers, dataRecords.customers)
    expect(check({ email: 'kari', phone: '40000000', firstName: 'Kari', surname: 'N', genderId: 'Dame' })).toEqual({
      problems: [
        { field: 'email', reason: expect.stringMatching(/^must match pattern/) },
        { field: 'genderId', reason: 'must be integer' },
      ],
    })
  })
})

describe('what is wrong with a picture of a record', () => {
  const check = recordCheck(dataKinds.articles, dataRecords.articles)
  const article = { id: 1, articleNo: 'A1', name: 'Jakke', priceOre: 100, brandId: 1, groupId: 1, genders: [1], colorIds: [1] }
  const toldOf = (pictures: unknown) => {
    const checked = check({ ...article, pictures })
    return 'problems' in checked ? checked.problems.map(({ field, reason }) => `${field} ${reason}`) : []
  }

  it.each([
    ['[{"src": "a.jpg"', ['pictures must be JSON, and has a quote, comma or bracket too many or too few']],
    ['a.jpg', ['pictures must be array']],
    [['a.jpg'], ['pictures.0 must be object']],
    [[{ src: 'a.jpg', kind: 'side' }], ['pictures.0.kind must be one of front, worn, back, detail']],
    [[{ src: 'a.jpg', color: 1 }], ['pictures.0.color is no field of this kind of record']],
    [[{ alt: 'Rød' }], ['pictures.0.src must have a value']],
    [[{ src: 'a.jpg', colorId: 'rød' }], ['pictures.0.colorId must be integer']],
    [null, []],
  ])('%j: %j, and nothing else', (pictures, told) => {
    expect(toldOf(pictures)).toEqual(told)
  })
})

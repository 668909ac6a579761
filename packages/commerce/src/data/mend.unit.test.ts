import { dataRecords } from '@vidda/contract/data'
import { describe, expect, it } from 'vitest'
import { recordCheck } from './check-record.ts'
import { dataKinds } from './kinds/index.ts'
import { mendOf, schemaAt } from './mend.ts'

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

import { readFile } from 'node:fs/promises'
import type { Shop } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import { enginesProved } from '../kit/server.ts'
import { withDataFiles, type Row } from '../kit/data-files.ts'

const christmasEve = { date: '2026-12-24', hours: '1000-1300', name: 'Julaften' }
const stocktaking = { date: '2027-01-08', hours: null, name: 'Varetelling, "stor"' }

describe.each(enginesProved)('shops in and out on %s', (engine) => {
  const shop = withDataFiles(engine)

  const taken = async (): Promise<readonly Row[]> => {
    const text = await readFile(await shop.files.takeOut('shops'), 'utf8')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Row] : []))
  }
  const first = async (): Promise<Row> => (await taken())[0] ?? {}
  const served = async (id: unknown) => (await shop.server.first.get<Shop[]>('/shops')).body.find((one) => one.id === id)?.deviations

  it('days with hours of their own come in, are served, go out as CSV and come in again', async () => {
    const record = await first()
    await shop.files.bring({ shops: [{ ...record, deviations: [christmasEve, stocktaking] }] })
    expect(await served(record['id'])).toEqual([christmasEve, stocktaking])
    const csv = await shop.files.takeOut('shops', 'csv')
    await shop.files.bring({ shops: [{ ...record, deviations: [] }] })
    expect(await served(record['id'])).toEqual([])
    await shop.files.bringFile(csv)
    expect(await first()).toEqual({ ...record, deviations: [christmasEve, stocktaking] })
  })

  it('a shop that comes in without any has none', async () => {
    const { deviations: _, ...record } = await first()
    await shop.files.bring({ shops: [record] })
    expect(await first()).toEqual({ ...record, deviations: [] })
  })

  it('[R3.07] none has the id that stands for any shop', async () => {
    const { shops } = await shop.files.faultsOf({ shops: [{ ...(await first()), id: 55 }] })
    expect(shops).toEqual(['1 id must not be 55, which stands for any shop of the chain'])
  })

  it('days that cannot be right are named, and nothing is written', async () => {
    const record = await first()
    const wrong = (...deviations: readonly object[]) => ({ ...record, deviations })
    const { shops = [] } = await shop.files.faultsOf({
      shops: [
        wrong({ ...christmasEve, hours: '1300-1000' }),
        wrong(christmasEve, { ...christmasEve, hours: null }),
        wrong({ ...christmasEve, date: '2026-13-24' }),
        wrong({ ...christmasEve, hours: '10-13' }),
        wrong({ date: '2026-12-24', name: 'Julaften' }),
      ],
    })
    expect(shops.map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
      '1 deviations.0.hours',
      '2 deviations.1.date',
      '3 deviations.0.date',
      '4 deviations.0.hours',
      '5 deviations.0.hours',
    ])
    expect(await first()).toEqual(record)
  })
})

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderContents } from '../../kit/folder-contents.ts'
import { OwnShop } from '../../kit/own-shop.ts'
import { cameraJpeg, corners, cutOut, gradient } from '../../kit/photographs.ts'
import { enginesProved } from '../../kit/server.ts'
import { wholeRecords } from '../../kit/whole-records.ts'
import { crawlWire, notCrawled } from '../../kit/wire-crawl.ts'
import { documentOf } from '../../kit/in-process.ts'

const size = { width: 120, height: 80 }

describe.each(enginesProved)('a shop of a chain’s own, with data of every kind, on %s', (engine) => {
  let shop: OwnShop

  beforeAll(async () => {
    shop = await OwnShop.of(engine)
    await shop.put('varer/1.jpg', await cameraJpeg(size, 6))
    await shop.put('varer/2.png', await cutOut(size).png().toBuffer())
    await shop.put('varer/3.webp', await gradient(size, 3).webp().toBuffer())
    await shop.put('varer/4.avif', await gradient(size, 4).avif({ effort: 0 }).toBuffer())
    await shop.put('brett.png', await corners({ width: 300, height: 300 }).png().toBuffer())
    const pictures = [
      [
        { src: 'varer/2.png', colorId: 102, kind: 'back', alt: 'Ryggen, «rød» & blå' },
        { src: 'varer/1.jpg', colorId: 101 },
      ],
      [{ src: 'varer/3.webp', kind: 'worn' }, { src: 'varer/4.avif' }],
      [],
      ...Array.from({ length: 9 }, () => [{ src: 'varer/1.jpg' }]),
    ]
    await shop.brought(wholeRecords(pictures, [{ src: 'brett.png', alt: 'Fire felt', focus: { x: 10, y: 90 } }, { src: 'varer/3.webp' }]))
  })

  afterAll(() => shop.drop())

  it.each(['ndjson', 'csv'] as const)('goes out as %s and into an empty database, and is the same there, byte for byte', async (format) => {
    const other = await OwnShop.of(engine)
    const [out, again] = [join(shop.folder, `ut-${format}`), join(other.folder, 'ut')]
    await shop.takeOut(out, format)
    await other.bringBack(out, format)
    await other.takeOut(again, format)
    const before = await folderContents(out)
    expect([...before.keys()].filter((path) => path.startsWith('pictures/'))).toHaveLength(5)
    expect(await folderContents(again)).toEqual(before)
    const answers = await shop.served(crawlWire)
    expect(await shop.served(async (commerce) => notCrawled(answers, await documentOf(commerce)))).toEqual([])
    expect(await other.served(crawlWire)).toEqual(answers)
    await other.drop()
  })
})

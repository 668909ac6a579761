import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colorAt, corners, cutOut, gradient, noise } from '../kit/photographs.ts'
import { cutOf, edgeColor, surrounded } from '../../src/features/images/framing.ts'

describe('the part that is cut out of a picture', () => {
  const square = { width: 100, height: 100 }

  it.each([
    [square, { width: 200, height: 100 }, { x: 50, y: 50 }, { left: 0, top: 25, width: 100, height: 50 }],
    [square, { width: 200, height: 100 }, { x: 0, y: 10 }, { left: 0, top: 0, width: 100, height: 50 }],
    [square, { width: 200, height: 100 }, { x: 0, y: 100 }, { left: 0, top: 50, width: 100, height: 50 }],
    [
      { width: 300, height: 100 },
      { width: 10, height: 10 },
      { x: 60, y: 0 },
      { left: 130, top: 0, width: 100, height: 100 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1280, height: 560 },
      { x: 100, y: 100 },
      { left: 0, top: 0, width: 1, height: 1 },
    ],
  ])('of %o for %o with the focus %o is %o', (from, to, focus, cut) => {
    expect(cutOf(from, to, focus)).toEqual(cut)
  })
})

describe('the colour of a picture’s edge', () => {
  const size = { width: 200, height: 120 }

  it('is its ground, where it has one', async () => {
    const onGround = cutOut(size).flatten({ background: '#eeeeee' })
    for (const made of [onGround, onGround.clone().greyscale()]) {
      expect(await edgeColor(sharp(await made.png().toBuffer()))).toEqual({ r: 238, g: 238, b: 238 })
    }
    expect(await edgeColor(noise(size))).not.toBeNull()
  })

  it('is none of a picture without a ground', async () => {
    expect(await edgeColor(gradient(size))).toBeNull()
  })
})

describe('a picture without a ground, seen whole', () => {
  it('stands on what goes on from its edges, without a seam', async () => {
    const [box, size] = [
      { width: 160, height: 200 },
      { width: 300, height: 200 },
    ]
    const outdoors = await corners(size).png().toBuffer()
    const framed = await (await surrounded(sharp(outdoors), box)).png().toBuffer()
    const { width, height } = await sharp(framed).metadata()
    expect({ width, height }).toEqual(box)
    const shown = [
      [0.2, 0.02],
      [0.8, 0.02],
      [0.2, 0.4],
      [0.2, 0.98],
      [0.8, 0.98],
    ] as const
    expect(await Promise.all(shown.map(([x, y]) => colorAt(framed, x, y)))).toEqual(['red', 'green', 'red', 'blue', 'white'])
  })

  it('has nothing beside it of what does not touch its edges', async () => {
    const goods = { create: { width: 200, height: 80, channels: 3, background: '#ff0000' } } as const
    const outdoors = gradient({ width: 300, height: 100 }, 6).composite([{ input: goods, gravity: 'centre' }])
    const framed = await surrounded(sharp(await outdoors.png().toBuffer()), { width: 160, height: 200 })
    const { data, info } = await framed.raw().toBuffer({ resolveWithObject: true })
    const middle = (60 * info.width + 80) * info.channels
    const [red = 0, , blue = 0] = data.subarray(middle)
    expect(Math.abs(red - blue)).toBeLessThan(20)
  })

  it.each([
    [
      { width: 1, height: 300 },
      { width: 160, height: 200 },
    ],
    [
      { width: 400, height: 3 },
      { width: 1200, height: 630 },
    ],
    [
      { width: 160, height: 200 },
      { width: 320, height: 400 },
    ],
    [
      { width: 161, height: 200 },
      { width: 320, height: 400 },
    ],
  ])('is framed whatever its proportions: %o in %o', async (size, box) => {
    const framed = await (await surrounded(gradient(size).png(), box)).raw().toBuffer({ resolveWithObject: true })
    expect(framed.info).toMatchObject(box)
  })
})

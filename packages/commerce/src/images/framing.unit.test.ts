import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutOut, gradient, noise } from '../testing/photographs.ts'
import { cutOf, edgeColor } from './framing.ts'

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

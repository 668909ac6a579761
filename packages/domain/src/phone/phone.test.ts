import { expect, it } from 'vitest'
import { formatPhone, internationalPhone, isPhone, phoneDigits, telephoneLink } from './index.ts'

it.each(['41234567', '91234567'])('[R5.01] accepts %s', (text) => {
  expect(isPhone(text)).toBe(true)
})

it.each(['21234567', '01234567', '81234567'])('[R5.01] refuses %s', (text) => {
  expect(isPhone(text)).toBe(false)
})

it.each(['+4741234567', '+47 41234567', '004741234567', '0047\u00A0 41234567', '  41234567\t', ' +47  91234567 '])(
  '[R5.02] accepts %j',
  (text) => {
    expect(phoneDigits(text)).toMatch(/^[49]1234567$/u)
  },
)

it.each([
  '4123456',
  '412345678',
  '412 34 567',
  '4791234567',
  '+4641234567',
  '+47 +47 41234567',
  '47 41234567',
  '0046 41234567',
  '',
  '+47',
  '4123456a',
])('[R5.03] refuses %j', (text) => {
  expect(isPhone(text)).toBe(false)
})

it('formats as Norwegians write it, and leaves what is no number alone', () => {
  expect(['+4741234567', ' 91234567'].map(formatPhone)).toEqual(['412 34 567', '912 34 567'])
  expect(formatPhone('123')).toBe('123')
})

it.each([
  ['55 12 34 56', '+47 55 12 34 56'],
  [' 412 34 567 ', '+47 412 34 567'],
  ['+47 412 34 567', '+47 412 34 567'],
  ['004641234567', '+4641234567'],
  ['', ''],
])('writes %j for readers abroad as %j', (text, written) => {
  expect(internationalPhone(text)).toBe(written)
})

it.each(['+47 55 00 00 42', '+47\u00A055\u00A000\u00A000\u00A042'])('links to the number %s without its spaces', (phone) => {
  expect(telephoneLink(phone)).toBe('tel:+4755000042')
})

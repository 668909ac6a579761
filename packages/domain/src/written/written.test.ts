import { expect, it } from 'vitest'
import { writtenAddress, writtenOrgNumber, writtenPhone } from './index.ts'

const plain = (text: string) => text.replaceAll('\u00A0', '_')

it.each([
  ['Storgata 1', 'Storgata_1, 2615_Lillehammer'],
  ['Inge Krokanns veg 18 B', 'Inge Krokanns veg 18 B, 2615_Lillehammer'],
  ['Thomas Angells gate 18B', 'Thomas Angells gate_18B, 2615_Lillehammer'],
  ['Fjellstua', 'Fjellstua, 2615_Lillehammer'],
  ['Øvre Slottsgate 12', 'Øvre_Slottsgate_12, 2615_Lillehammer'],
])('[R10.332] keeps the number of %s with its street, and the code with its place', (street, written) => {
  expect(plain(writtenAddress({ street, postalCode: '2615', city: 'Lillehammer' }))).toBe(written)
})

it('[R10.332] keeps a place of two words on one line', () => {
  expect(plain(writtenAddress({ street: 'Rådhusgata 9', postalCode: '4612', city: 'Kristiansand S' }))).toBe(
    'Rådhusgata_9, 4612_Kristiansand_S',
  )
})

it('writes organisation numbers by threes', () => {
  expect(plain(writtenOrgNumber('310000426'))).toBe('310_000_426')
  expect(writtenOrgNumber('31000042')).toBe('31000042')
})

it.each([
  ['77000142', '77_00_01_42'],
  ['41234567', '412_34_567'],
  ['81500000', '815_00_000'],
  ['+47 55 00 00 42', '+47_55_00_00_42'],
  [' 22 11 00 99 ', '22_11_00_99'],
])('writes %s as it is read out, on one line', (phone, written) => {
  expect(plain(writtenPhone(phone))).toBe(written)
})

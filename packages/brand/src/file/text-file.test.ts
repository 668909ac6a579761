import { expect, it } from 'vitest'
import { textFault } from './text-file.ts'

it.each([
  ['UTF-8', Buffer.from('Klær og sko til 🏔 €'), null],
  ['UTF-8 with a mark in front', Buffer.from('\u{feff}Klær'), null],
  ['nothing', Buffer.from(''), null],
  ['UTF-16', Buffer.from('\u{feff}Klær', 'utf16le'), ['utf-16le', 0]],
  ['UTF-16 with the larger half first', Buffer.from('\u{feff}Klær', 'utf16le').swap16(), ['utf-16be', 0]],
  ['UTF-16 without a mark', Buffer.from('{ "name": "Klær" }', 'utf16le'), ['utf-16le', 0]],
  ['Latin-1', Buffer.from('Sko\nog klær', 'latin1'), ['other', 9]],
  [
    'a letter of Latin-1 among others',
    Buffer.concat([Buffer.from('Klær '), Buffer.from('ø', 'latin1'), Buffer.from(' sko')]),
    ['other', 6],
  ],
])('[R11.66] looks at the bytes of a file: %s', (_, bytes, expected) => {
  const fault = textFault(bytes)
  expect(fault && [fault.encoding, fault.index]).toEqual(expected)
})

import { expect, it } from 'vitest'
import { passwordStrength } from './strength.ts'

const of = (password: string, personal: readonly string[] = []) => passwordStrength(password, 8, personal)

it.each([
  ['', 8],
  ['fjell', 3],
  ['1234567', 1],
  ['😀😀😀😀', 4],
])('%j lacks %i characters', (password, missing) => {
  expect(of(password)).toEqual({ level: 0, lack: 'short', missing })
})

it.each(['passord123', 'Sommer2026!', 'qwertyuiop', 'jegelskerdeg'])('%s is among the first that are guessed', (password) => {
  expect(of(password)).toMatchObject({ level: 1, lack: 'common' })
})

it('holds no name or address of its owner', () => {
  expect(of('kari.nordmann.99', ['Kari Nordmann', 'Nordmann'])).toMatchObject({ level: 1, lack: 'personal' })
})

it.each([
  ['kari.nordmann.99', ['Kari', 'Nordmann']],
  ['perperper!!!', ['Per']],
  ['Ola-Nordmann', ['Ola', 'Nordmann']],
])('[R10.237] %j of its owner alone is refused', (password, personal) => {
  expect(of(password, personal)).toMatchObject({ level: 1, lack: 'personal' })
})

it.each([
  ['sjokolade og supper i fjellet', ['Per', 'Ola']],
  ['motorsykkel lykt bre 22', ['Tor', 'Nordmann']],
])('[R10.237] %j holds a short name by chance, and stands', (password, personal) => {
  expect(of(password, personal).lack).not.toBe('personal')
})

it.each(['12345678', 'aaaaaaaaaa', 'qwer4321'])('%s only goes on as it began', (password) => {
  expect(of(password)).toMatchObject({ level: 1, lack: 'pattern' })
})

it.each([
  ['Fjelltur2026', 1],
  ['steinsopp-k', 2],
  ['stein og torv k', 3],
  ['tre blå ski i regn', 4],
  ['x7#Kp2!vQ9mZrT', 4],
])('%s has level %i: length does more than a capital and a year', (password, level) => {
  expect(of(password).level).toBe(level)
})

import { expect, it } from 'vitest'
import { isUnreachable } from './database-error.ts'

const coded = (code: string) => Object.assign(new Error('words'), { code })

it.each(['08006', '57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET'])('%s says that the database cannot be reached', (code) => {
  expect(isUnreachable(coded(code))).toBe(true)
})

it.each(['23505', '42P01', '53100', '40P01', 'EACCES', 'FST_ERR_VALIDATION'])('%s says something else', (code) => {
  expect(isUnreachable(coded(code))).toBe(false)
})

it('words are looked at where there is no code', () => {
  expect(isUnreachable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isUnreachable(new Error('The Connection terminated'))).toBe(false)
  expect(isUnreachable('Connection terminated unexpectedly')).toBe(false)
})

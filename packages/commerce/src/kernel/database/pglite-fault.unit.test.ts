import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { laterFault, pgliteFault } from './pglite-fault.ts'

const folder = join(tmpdir(), 'pglite')
const coded = (code: string, message: string) => Object.assign(new Error(message), { code })
const tell = (error: unknown, full = false) => pgliteFault(folder, error, () => full).message

const extended = 'could not extend file "base/5/1259": No space left on device'

it.each([
  ['its SQLSTATE', coded('53100', extended), false],
  ['its words', new Error('ENOSPC: no space left on device, write'), false],
  ['the folder alone', new Error(''), true],
])('a full disk, known by %s, is told as no space and not as damage', (_, error, full) => {
  expect(tell(error, full)).toBe(`No space is left for the database in ${folder}. Make room there, or name another folder.`)
})

it('an error of the query is told in the engine’s words, and not as damage', () => {
  const told = tell(coded('42P01', 'relation "shops" does not exist'), true)
  expect(told).toContain(`answers with an error: relation "shops" does not exist (42P01).`)
  expect(told).not.toMatch(/damaged|--fresh/)
})

it.each([
  [coded('XX001', 'invalid page in block 3'), 'invalid page in block 3'],
  [coded('58P01', 'could not open file "base/5/1259"'), 'could not open file "base/5/1259"'],
  [new Error('Aborted(). Build with -sASSERTIONS'), 'the database engine gave up on it'],
  [new Error(''), 'the database engine gave up on it'],
])('damage says --fresh: %s', (error, reason) => {
  expect(tell(error)).toBe(`The database in ${folder} is damaged (${reason}). Start with --fresh to make a new one.`)
})

it('an engine that stopped once it was open is told as that, and not as damage', () => {
  const error = coded('57P01', 'it does not answer')
  expect(laterFault(folder, error, () => false).message).toBe(`The database in ${folder} stopped: it does not answer (57P01). Start again.`)
  expect(laterFault(folder, error, () => true).message).toContain('No space is left')
  expect(laterFault(folder, coded('XX001', 'invalid page in block 3'), () => false).message).toContain('is damaged')
})

import { profileLines } from '@vidda/tooling-test-runner/profile-lines'
import { expect, it } from 'vitest'

it('a profile names the projects and the files by what they cost, most first', () => {
  const lines = profileLines([
    { project: 'unit', file: 'packages/domain/src/cart/cart.test.ts', tests: 12, ms: 1200, cpu: 1 },
    { project: 'api', file: 'packages/commerce/test/commerce.api.test.ts', tests: 400, ms: 61_000, cpu: 40 },
    { project: 'unit', file: 'packages/domain/src/slug/slug.test.ts', tests: 3, ms: 2300, cpu: 1.5 },
  ])
  expect(lines.map((line) => line.trim().replace(/\s+/gu, ' '))).toEqual([
    'Seconds of each project, all its files together:',
    '61.0 s 40.0 s CPU api 1 files, 400 tests',
    '3.5 s 2.5 s CPU unit 2 files, 15 tests',
    'The 20 slowest files:',
    '61.0 s 40.0 s CPU api packages/commerce/test/commerce.api.test.ts',
    '2.3 s 1.5 s CPU unit packages/domain/src/slug/slug.test.ts',
    '1.2 s 1.0 s CPU unit packages/domain/src/cart/cart.test.ts',
  ])
})

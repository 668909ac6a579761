import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { examine } from './doctor.ts'
import { now, planted } from './planted.fixture.ts'

it('[R11.103] a domain that two brands lead on is told at both', async () => {
  const files = ['so', 'vidje'].map((id) => join(planted.root, `brands/${id}/brand.json`))
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  for (const [at, file] of files.entries())
    await writeFile(file, (before[at] ?? '').replace('"theme"', '"otherDomains": ["felles.example"],\n  "theme"'))
  const findings = await examine(planted.root, { now })
  expect(findings.map(({ brand, place, message }) => [brand, place?.column, message])).toEqual([
    ['so', 21, 'names "felles.example", which is Vidje\'s. Write this brand\'s own.'],
    ['vidje', 21, 'names "felles.example", which is Storm & Opphold\'s. Write this brand\'s own.'],
  ])
  for (const [at, file] of files.entries()) await writeFile(file, before[at] ?? '')
})

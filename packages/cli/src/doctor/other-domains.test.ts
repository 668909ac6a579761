import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { examine } from './doctor.ts'
import { now, planted } from './planted.fixture.ts'

it('[R11.103] a link to another domain of the shop is told as one to its origin is, and one that only begins as it does is not', async () => {
  const [file, page] = ['brand.json', 'pages/om-oss.md'].map((name) => join(planted.root, 'brands/so', name)) as [string, string]
  const [before, text] = await Promise.all([file, page].map((one) => readFile(one, 'utf8')))
  await writeFile(file, (before ?? '').replace('"theme"', '"otherDomains": ["gammel.example"],\n  "theme"'))
  const links = ['http://Gammel.example/sko', 'https://so.example', 'https://so.example.no/', 'https://ny.gammel.example/sko']
  await writeFile(page, `${text}\n${links.map((to) => `[her](${to})`).join('\n\n')}\n`)
  const findings = await examine(planted.root, { wanted: 'so', now })
  expect(findings.map(({ message }) => message)).toEqual([
    'leads to "http://Gammel.example/sko", an address of the shop itself. Write the path alone, beginning with "/".',
    'leads to "https://so.example", an address of the shop itself. Write the path alone, beginning with "/".',
  ])
  await writeFile(file, before ?? '')
  await writeFile(page, text ?? '')
})

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

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrand } from '@vidda/brand'
import { expect, it } from 'vitest'
import { now, pageFile, planted } from './planted.fixture.ts'
import { tellFindings } from './tell-findings.ts'

async function toldWith(path: string, change: (before: Buffer) => Buffer | string) {
  const file = join(planted.root, path)
  const before = await readFile(file)
  await writeFile(file, change(before))
  const said: string[] = []
  try {
    const brands = [await readBrand(join(planted.root, 'brands/so'), now), await readBrand(join(planted.root, 'brands/vidje'), now)]
    const refused = await tellFindings(brands, { say: (text) => said.push(text) }, { root: planted.root, now })
    return { said, refused: [...refused] }
  } finally {
    await writeFile(file, before)
  }
}

it('[R11.77] a build tells what the doctor tells of a brand that can be built', async () => {
  const { said, refused } = await toldWith(pageFile('om-oss'), (before) => before.toString().replace('(/jobb)', '(/kundeservise)'))
  expect(refused).toEqual([])
  expect(said).toEqual([
    expect.stringMatching(
      /^ {2}Shoppers of Storm & Opphold would be led astray:\n {4}brands\/so\/pages\/om-oss\.md:13:\d+ leads to "\/kundeservise".*"\/kundeservice"\?$/u,
    ),
  ])
})

it('[R11.77] it counts what is to be filled in', async () => {
  const { said } = await toldWith(pageFile('om-oss'), (before) => `${before.toString()}\n<!-- Fyll ut: mer -->\n`)
  expect(said).toEqual(['  Storm & Opphold has 1 to fill in, told by: pnpm vidda doctor --brand so'])
})

it('[R11.77] it refuses a picture that cannot be drawn, and nothing of the other brand', async () => {
  const { said, refused } = await toldWith('brands/so/assets/logo.png', (before) => before.subarray(0, 3000))
  expect(said).toEqual([])
  expect(refused).toEqual([
    ['so', expect.stringMatching(/^The brand "so" cannot be built:\n {4}brands\/so\/assets\/logo\.png cannot be drawn/u)],
  ])
})

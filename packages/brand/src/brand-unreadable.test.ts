import { expect, it } from 'vitest'
import { BrandFolder, told } from './brand-folder.fixture.ts'
import { readFailure } from './file/read-file.ts'

it.each([
  'brands/fjell/brand.json',
  'brands/fjell/texts.json',
  'brands/fjell/pages/om-oss.md',
  'brands/fjell/assets/logo.svg',
  'themes/so/tokens.json',
  'themes/so/fonts/schibsted-grotesk.woff2',
])('%s that is a folder is told by its own name', async (file) => {
  expect(await told(new BrandFolder().makeFolder(file))).toEqual([
    `${file}: cannot be read (EISDIR). Put a file in the place of the folder.`,
  ])
})

it.each(['brands/fjell/pages/om-oss.md', 'themes/so/tokens.json'])('%s that is a dead link is told by its own name', async (file) => {
  expect(await told(new BrandFolder().link(file))).toEqual([`${file}: is a link that leads nowhere. Mend it, or remove it.`])
})

it('a link to itself, and a file in the place of the pages, are told by their own names', async () => {
  expect(await told(new BrandFolder().link('brands/fjell/brand.json', 'brand.json'))).toEqual([
    'brands/fjell/brand.json: cannot be read (ELOOP). Mend it there.',
  ])
  expect(await told(new BrandFolder().remove('brands/fjell/pages').write('pages', ''))).toEqual([
    'brands/fjell/pages: cannot be read (ENOTDIR). Put a folder in the place of the file.',
  ])
})

it.each(['EACCES', 'EPERM'])('a file that this user may not read is not called missing: %s', (code) => {
  expect(readFailure(Object.assign(new Error('no'), { code }), 'brand.json', 'is missing.')).toEqual({
    file: 'brand.json',
    message: `cannot be read (${code}). Let this user read it.`,
  })
})

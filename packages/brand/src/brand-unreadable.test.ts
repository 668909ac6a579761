import { expect, it } from 'vitest'
import { BrandFolder, told } from './brand-folder.fixture.ts'
import { readFailure } from './file/read-file.ts'

it.each<[row: string, change: (folder: BrandFolder) => BrandFolder, message: string]>([
  [
    'brand.json that is a folder',
    (folder) => folder.makeFolder('brands/fjell/brand.json'),
    'brands/fjell/brand.json: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
  [
    'brand.json that is a link to itself',
    (folder) => folder.link('brands/fjell/brand.json', 'brand.json'),
    'brands/fjell/brand.json: cannot be read (ELOOP). Mend it there.',
  ],
  [
    'texts.json that is a folder',
    (folder) => folder.makeFolder('brands/fjell/texts.json'),
    'brands/fjell/texts.json: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
  [
    'page that is a folder',
    (folder) => folder.makeFolder('brands/fjell/pages/om-oss.md'),
    'brands/fjell/pages/om-oss.md: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
  [
    'page that is a dead link',
    (folder) => folder.link('brands/fjell/pages/om-oss.md'),
    'brands/fjell/pages/om-oss.md: is a link that leads nowhere. Mend it, or remove it.',
  ],
  [
    'folder of pages that is a file',
    (folder) => folder.remove('brands/fjell/pages').write('pages', ''),
    'brands/fjell/pages: cannot be read (ENOTDIR). Put a folder in the place of the file.',
  ],
  [
    'logo that is a folder',
    (folder) => folder.makeFolder('brands/fjell/assets/logo.svg'),
    'brands/fjell/assets/logo.svg: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
  [
    'theme that is a folder',
    (folder) => folder.makeFolder('themes/so/tokens.json'),
    'themes/so/tokens.json: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
  [
    'theme that is a dead link',
    (folder) => folder.link('themes/so/tokens.json'),
    'themes/so/tokens.json: is a link that leads nowhere. Mend it, or remove it.',
  ],
  [
    'font that is a folder',
    (folder) => folder.makeFolder('themes/so/fonts/schibsted-grotesk.woff2'),
    'themes/so/fonts/schibsted-grotesk.woff2: cannot be read (EISDIR). Put a file in the place of the folder.',
  ],
])('a %s is told by its own name', async (_row, change, message) => {
  expect(await told(change(new BrandFolder()))).toEqual([message])
})

it.each(['EACCES', 'EPERM'])('a file that this user may not read is not called missing: %s', (code) => {
  expect(readFailure(Object.assign(new Error('no'), { code }), 'brand.json', 'is missing.')).toEqual({
    file: 'brand.json',
    message: `cannot be read (${code}). Let this user read it.`,
  })
})

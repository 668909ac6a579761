import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { writeContactSheet } from '../screens/contact-sheet.ts'

it('a picture whose height on the sheet is half a pixel more than a whole one stands on it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-'))
  const [file, sheet] = [join(folder, 'screen.png'), join(folder, 'sheet.png')]
  await sharp({ create: { width: 1440, height: 2196, channels: 3, background: '#ffffff' } })
    .png()
    .toFile(file)
  await writeContactSheet(sheet, [{ label: 'privacy', tiles: [{ file, shown: 620 }] }])
  expect((await sharp(sheet).metadata()).height).toBeGreaterThan(946)
})

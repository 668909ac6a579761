import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A theme's name and what stands under it: a hash of the pixels of all its stages. */
export type CellHashes = Readonly<Record<string, string>>

export type Capture = { readonly picture: Buffer; readonly cells: CellHashes }

type Rectangle = { readonly theme: string; readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Where each theme's stages stand on the page, in whole px. */
const stagesOf = (page: Page): Promise<readonly Rectangle[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.matrix .theme-cell')].flatMap((stage) => {
      const box = stage.getBoundingClientRect()
      const [left, top] = [Math.round(box.left + window.scrollX), Math.round(box.top + window.scrollY)]
      const [width, height] = [Math.round(box.width), Math.round(box.height)]
      return width > 0 && height > 0 ? [{ theme: stage.dataset['theme'] ?? '', left, top, width, height }] : []
    }),
  )

/** Enough of a SHA-256 to tell pictures apart, and short enough to keep. */
const kept = 16

/** A picture of the whole page, and a hash for each theme's part of it. */
export const capture = async (page: Page): Promise<Capture> => {
  const modals = await page.locator('dialog:modal').count()
  if (modals > 0)
    throw new Error(
      `${modals} modal dialogs lie over the whole page, so that no theme's part can be told: show them within their container (usePortalContainer)`,
    )
  const stages = await stagesOf(page)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  for (const { theme, left, top, width, height } of stages) {
    const hash = hashes.get(theme) ?? createHash('sha256')
    hash.update(`${width} ${height}\n`)
    for (let row = top; row < Math.min(top + height, info.height); row += 1) {
      const start = (row * info.width + left) * info.channels
      hash.update(data.subarray(start, start + Math.min(width, info.width - left) * info.channels))
    }
    hashes.set(theme, hash)
  }
  return { picture, cells: Object.fromEntries([...hashes].map(([theme, hash]) => [theme, hash.digest('hex').slice(0, kept)])) }
}

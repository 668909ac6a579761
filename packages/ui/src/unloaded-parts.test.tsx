import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Gallery } from './patterns/gallery/index.ts'
import { ShareButton } from './patterns/share-button/index.ts'
import { MainMenu } from './patterns/main-menu/index.ts'
import { deepMenu } from './patterns/internal/frame-samples.data.ts'
import { jacketSpruce } from './commerce/internal/samples.data.ts'
import { show } from './foundation/internal/testing.tsx'

function missing(): never {
  throw new Error('no line')
}
/** The test runner's own error around it. */
const isMissing = expect.objectContaining({ cause: expect.objectContaining({ message: 'no line' }) })

vi.mock('./patterns/share-button/ShareModal.tsx', missing)
vi.mock('./patterns/gallery/GalleryView.tsx', missing)
vi.mock('./patterns/main-menu/MenuFlyout.tsx', missing)

it('a page is told of ways to share whose code does not come', async () => {
  const handleFailure = vi.fn()
  show(<ShareButton onFailure={handleFailure} />)
  await userEvent.click(screen.getByRole('button', { name: 'Del siden' }))
  await waitFor(() => expect(handleFailure).toHaveBeenCalledExactlyOnceWith(isMissing))
})

it('a page is told of a large picture whose code does not come, at every press', async () => {
  const handleFailure = vi.fn()
  show(<Gallery images={[{ image: jacketSpruce, alt: 'Sett forfra' }]} label="Skalljakke" onFailure={handleFailure} />)
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Vis bildet stort' }))
    await waitFor(() => expect(handleFailure).toHaveBeenCalledTimes(times))
  }
})

it('an entry of the menu whose flyout does not come is not open', async () => {
  show(<MainMenu groups={deepMenu} />)
  const button = screen.getByRole('button', { name: 'Meny: Dame' })
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
})

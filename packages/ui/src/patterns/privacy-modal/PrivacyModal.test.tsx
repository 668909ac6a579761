import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PrivacyModal } from './index.ts'

it('[R2.38] has the title Personvern', () => {
  show(<PrivacyModal open onOpenChange={vi.fn()} />)
  expect(screen.getByRole('dialog', { name: 'Personvern' })).toBeTruthy()
})

it('says how long order data is kept, and leaves the figure to the brand’s own page', () => {
  show(<PrivacyModal open onOpenChange={vi.fn()} />)
  expect(screen.getByText(/Opplysninger om ordrer beholder vi så lenge bokføringsloven krever/)).toBeTruthy()
})

it('leads to the whole policy, and closes behind the shopper', async () => {
  const handleOpen = vi.fn()
  show(<PrivacyModal open onOpenChange={handleOpen} />)
  const link = screen.getByRole('link', { name: 'Les hele personvernerklæringen' })
  expect(link.getAttribute('href')).toBe('/personvernerklaering')
  await userEvent.click(link)
  expect(handleOpen).toHaveBeenCalledExactlyOnceWith(false)
})

import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { QuickAdd, type QuickAddProps } from './index.ts'

const sizes = [
  { id: 1, name: 'S', available: false },
  { id: 2, name: 'M', available: true, own: true },
  { id: 3, name: 'L', available: true },
]

function Kept({ open: initially = false, ...props }: Partial<QuickAddProps>) {
  const [open, setOpen] = useState(initially)
  const base = { name: 'Rim Lue', heading: 'Legg i handlekurven', sizes, onSelect: vi.fn() }
  return <QuickAdd {...base} {...props} open={open} onOpenChange={setOpen} />
}

const opener = (name = 'Rim Lue') => screen.getByRole('button', { name: `Velg størrelse: ${name}` })
const panel = () => screen.queryByRole('group')

describe('the sizes on a card', () => {
  it('[R10.279] come at a press, sold-out ones told as such and the shopper’s own marked; none is chosen', async () => {
    const handleSelect = vi.fn()
    show(<Kept onSelect={handleSelect} />)
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(panel()).toBeNull()
    await userEvent.click(opener())
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(opener().getAttribute('aria-controls')).toBe(panel()?.id)
    const names = within(panel() as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['S (ikke på lager)', 'M (din størrelse)', 'L'])
    expect(document.activeElement).toBe(opener())
    await userEvent.click(screen.getByRole('button', { name: 'S (ikke på lager)' }))
    expect(handleSelect).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'L' }))
    expect(handleSelect).toHaveBeenCalledExactlyOnceWith(3)
    expect(document.activeElement, 'what a dialog gives the focus back to').toBe(opener())
  })

  it('[R10.281] close by Escape, which gives the focus back, and by a second press', async () => {
    show(<Kept />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('M (din størrelse)')
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
    await userEvent.click(opener())
    await userEvent.click(opener())
    expect(panel()).toBeNull()
  })

  it('[R10.281] are open on one card at a time: they close when the focus or a press goes elsewhere', async () => {
    show(
      <>
        <Kept />
        <Kept name="Rim Genser" />
      </>,
    )
    await userEvent.click(opener())
    await userEvent.click(opener('Rim Genser'))
    expect(panel()?.getAttribute('aria-label')).toBe('Legg i handlekurven: Rim Genser')
    await userEvent.tab({ shift: true })
    expect(panel()).toBeNull()
    await userEvent.click(opener())
    // Pressing something that cannot take the focus closes the sizes as well.
    fireEvent.pointerDown(document.body)
    expect(panel()).toBeNull()
  })

  it('[R10.281] stay while another window has the focus', async () => {
    show(<Kept />)
    await userEvent.click(opener())
    fireEvent.blur(opener())
    expect(panel()).not.toBeNull()
  })

  it('announce loading and failure, and can be fetched again', async () => {
    const handleRetry = vi.fn()
    const { rerender } = show(<Kept open sizes={null} />)
    expect(screen.getByRole('status').textContent).toBe('Henter størrelsene')
    rerender(<Kept open sizes={null} failed onRetry={handleRetry} />)
    expect(screen.getByRole('status').textContent).toBe('Vi fikk ikke hentet størrelsene.')
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(handleRetry).toHaveBeenCalledOnce()
    rerender(<Kept open notice="Prisen er nå 899,00 kr." />)
    expect(screen.getByRole('status').textContent).toBe('Prisen er nå 899,00 kr.')
  })

  it('ignore presses while a selected size is being added', async () => {
    const handleSelect = vi.fn()
    show(<Kept open loading onSelect={handleSelect} />)
    await userEvent.click(screen.getByRole('button', { name: 'L' }))
    expect(handleSelect).not.toHaveBeenCalled()
  })

  it('call onIntent when the pointer or the focus reaches the button', async () => {
    const handleIntent = vi.fn()
    show(<Kept onIntent={handleIntent} />)
    await userEvent.hover(opener())
    expect(handleIntent).toHaveBeenCalledOnce()
  })
})

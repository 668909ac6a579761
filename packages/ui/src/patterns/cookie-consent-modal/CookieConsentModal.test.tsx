import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { PortalContainer } from '../../foundation/internal/surroundings.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { CookieConsentModal, type CookieConsentModalProps } from './index.ts'

const purposes = [
  { id: 'statistics', name: 'Statistikk', text: 'Hvilke sider som brukes.', cookies: ['_ga', '_gid'] },
  { id: 'marketing', name: 'Markedsføring', text: 'Annonser andre steder.', cookies: ['_fbp'] },
]
const modal = (props: Partial<CookieConsentModalProps> = {}) => (
  <CookieConsentModal open onDismiss={vi.fn()} purposes={purposes} onSelect={vi.fn()} {...props} />
)
const button = (name: string) => screen.getByRole('button', { name })
const customise = () => userEvent.click(button('Tilpass'))
const switches = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)

it('[R10.69] Kun nødvendige and Godta alle stand side by side, as the same kind of button, each one press away', async () => {
  const handleSelect = vi.fn()
  show(modal({ onSelect: handleSelect }))
  const [no, yes] = [button('Kun nødvendige'), button('Godta alle')]
  expect(no.nextElementSibling).toBe(yes)
  const look = ({ attributes }: Element) => [...attributes].map(({ name, value }) => [name, value])
  expect(look(no)).toEqual(look(yes))
  await userEvent.click(no)
  await userEvent.click(yes)
  expect(handleSelect.mock.calls).toEqual([[[]], [['statistics', 'marketing']]])
})

it('[R10.69] both stay where they are, side by side, while the choice is customised', async () => {
  show(modal())
  await customise()
  expect(button('Kun nødvendige').nextElementSibling).toBe(button('Godta alle'))
})

it('stays within a part of the page where it is given one, out of the browser’s top layer', () => {
  const [showModal, shown] = [vi.spyOn(HTMLDialogElement.prototype, 'showModal'), vi.spyOn(HTMLDialogElement.prototype, 'show')]
  const part = document.body.appendChild(document.createElement('div'))
  const { unmount } = show(<PortalContainer value={part}>{modal()}</PortalContainer>)
  expect(part.querySelector('dialog')?.open).toBe(true)
  expect(shown).toHaveBeenCalledOnce()
  expect(showModal).not.toHaveBeenCalled()
  unmount()
  part.remove()
  vi.restoreAllMocks()
})

it('[R10.70] each purpose has its own switch, off until turned on', async () => {
  const handleSelect = vi.fn()
  show(modal({ onSelect: handleSelect }))
  await customise()
  expect(switches()).toEqual([false, false])
  await userEvent.click(screen.getByRole('switch', { name: 'Markedsføring' }))
  expect(switches()).toEqual([false, true])
  await userEvent.click(button('Lagre valget mitt'))
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith(['marketing'])
})

it('[R10.70] saved untouched, nothing is agreed to', async () => {
  const handleSelect = vi.fn()
  show(modal({ onSelect: handleSelect }))
  await customise()
  await userEvent.click(button('Lagre valget mitt'))
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith([])
})

it('opens again with what was agreed to, and takes it back', async () => {
  const handleSelect = vi.fn()
  show(modal({ agreed: ['statistics'], detailed: true, onSelect: handleSelect }))
  expect(switches()).toEqual([true, false])
  await userEvent.click(screen.getByRole('switch', { name: 'Statistikk' }))
  await userEvent.click(button('Lagre valget mitt'))
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith([])
})

it('says what each purpose is for and which cookies it sets', async () => {
  show(modal({ detailed: true }))
  const described = screen.getByRole('switch', { name: 'Statistikk' }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Hvilke sider som brukes.Informasjonskapsler: _ga, _gid')
  expect(within(screen.getByRole('list')).getByText('Alltid på')).toBeTruthy()
})

it('is a dialog that the server writes closed, and that opens and closes as it is told', () => {
  expect(renderToString(<MemoryRouter>{modal()}</MemoryRouter>)).toMatch(/^<dialog(?![^>]* open)/u)
  const { container, rerender } = show(modal({ open: false }))
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(false)
  rerender(modal())
  expect(dialog?.open).toBe(true)
  rerender(modal({ open: false }))
  expect(dialog?.open).toBe(false)
})

it('is not closed by Escape without the caller’s word', () => {
  const handleDismiss = vi.fn()
  const { container } = show(modal({ onDismiss: handleDismiss }))
  const cancel = new Event('cancel', { cancelable: true })
  container.querySelector('dialog')?.dispatchEvent(cancel)
  expect(handleDismiss).toHaveBeenCalledOnce()
  expect(cancel.defaultPrevented).toBe(true)
})

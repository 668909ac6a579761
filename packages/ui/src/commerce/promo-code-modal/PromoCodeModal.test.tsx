import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { kroner } from '../internal/samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { PromoCodeModal, type PromoCodeModalProps } from './index.ts'

const modal = (props: Partial<PromoCodeModalProps> = {}) => <PromoCodeModal open onOpenChange={vi.fn()} onApply={vi.fn()} {...props} />
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Har du en kode?' })
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .at(-1)

it('sends the code as it was meant, by Enter as well', async () => {
  const handleApply = vi.fn()
  show(modal({ onApply: handleApply }))
  await userEvent.type(field(), ' ULL20 {Enter}')
  expect(handleApply).toHaveBeenCalledExactlyOnceWith('ULL20')
})

it('sends nothing when the field is empty, says so, and gives it the focus', async () => {
  const handleApply = vi.fn()
  show(modal({ onApply: handleApply }))
  await userEvent.click(screen.getByRole('button', { name: 'Bruk koden' }))
  expect(handleApply).not.toHaveBeenCalled()
  expect(described()).toContain('Skriv inn koden først')
  expect(document.activeElement).toBe(field())
})

it.each([
  ['unknown', 'Vi kjenner ikke koden «ULL20»'],
  ['expired', 'Koden «ULL20» gjelder ikke lenger.'],
  ['notYet', 'Koden «ULL20» gjelder ikke ennå.'],
  ['used', 'Koden «ULL20» er alt brukt.'],
  ['failed', 'Vi fikk ikke sjekket koden.'],
] as const)('says of a code that is %s what is wrong with it, until it is written anew', async (problem, words) => {
  const { rerender } = show(modal())
  await userEvent.type(field(), 'ULL20{Enter}')
  rerender(modal({ problem }))
  expect(described()).toContain(words)
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), '1')
  expect(described()).not.toContain(words)
})

it('shows the one code in use with what it takes off, and removes it', async () => {
  const handleRemove = vi.fn()
  show(modal({ active: { code: 'ULL20', discount: kroner(180) }, onRemove: handleRemove }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('status').textContent.replaceAll(/\s/gu, ' ')).toContain('Du får 180,00 kr i rabatt')
  await userEvent.click(screen.getByRole('button', { name: 'Fjern koden' }))
  expect(handleRemove).toHaveBeenCalledOnce()
})

it('offers the codes that are open to all, each one press away', async () => {
  const handleApply = vi.fn()
  show(modal({ onApply: handleApply, codes: [{ code: 'ULL20', name: '20 % på ull', until: '30. november' }] }))
  expect(screen.getByText('ULL20 · Til og med 30. november')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Bruk koden ULL20' }))
  expect(handleApply).toHaveBeenCalledExactlyOnceWith('ULL20')
  expect(field().value).toBe('ULL20')
})

it('takes the focus along when the code is taken, and when it is taken off', async () => {
  const { rerender } = show(modal())
  await userEvent.type(field(), 'ULL20{Enter}')
  rerender(modal({ active: { code: 'ULL20', discount: kroner(180) } }))
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fjern koden' }))
  rerender(modal())
  expect(document.activeElement).toBe(field())
})

it('has forgotten a refused code when it opens again', async () => {
  const { rerender } = show(modal())
  await userEvent.type(field(), 'ULL20{Enter}')
  rerender(modal({ problem: 'unknown' }))
  expect(described()).toContain('ULL20')
  rerender(modal({ problem: 'unknown', open: false }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  rerender(modal({ problem: 'unknown' }))
  expect(field().value).toBe('')
  expect(field().getAttribute('aria-invalid')).not.toBe('true')
})

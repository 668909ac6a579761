import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../internal/testing.tsx'
import { ReservationForm } from './index.ts'

const values = { name: 'Kari', email: 'kari@eksempel.no', phone: '21234567' }

it('marks an invalid phone number, and brings focus to the summary after a try', async () => {
  const handleSubmit = vi.fn()
  const form = (errors: { phone?: string }) => (
    <ReservationForm values={values} errors={errors} busy={false} onChange={vi.fn()} onSubmit={handleSubmit} />
  )
  const { rerender } = show(form({}))
  const phone = () => screen.getByRole('textbox', { name: 'Mobilnummer' })
  expect(phone().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Reserver' }))
  rerender(form({ phone: 'Skriv åtte sifre' }))
  expect(phone().getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Reserver' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rett opp dette før du går videre' }))
  await userEvent.click(screen.getByRole('link', { name: 'Skriv åtte sifre' }))
  expect(document.activeElement).toBe(phone())
})

it('reports changes of one field with the others unchanged', async () => {
  const handleChange = vi.fn()
  show(<ReservationForm values={values} errors={{}} busy={false} onChange={handleChange} onSubmit={vi.fn()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'n')
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ ...values, name: 'Karin' })
})

it('sends nothing while busy, by button or by Enter', async () => {
  const handleSubmit = vi.fn()
  show(<ReservationForm values={values} errors={{}} busy onChange={vi.fn()} onSubmit={handleSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reserverer …' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), '{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

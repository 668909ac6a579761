import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ReservationForm } from './index.ts'

const collected = { delivery: 'collect', address: '', zipcode: '', city: '' } as const
const values = { name: 'Kari', email: 'kari@eksempel.no', phone: '21234567', ...collected }
const asked = (form: HTMLElement) => [...new Set([...form.querySelectorAll('input')].map(({ name }) => name))].filter(Boolean)

it('marks an invalid phone number, and brings focus to the summary after a try', async () => {
  const handleSubmit = vi.fn()
  const form = (errors: { phone?: string }) => (
    <ReservationForm values={values} errors={errors} loading={false} onValuesChange={vi.fn()} onSubmit={handleSubmit} />
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
  show(<ReservationForm values={values} errors={{}} loading={false} onValuesChange={handleChange} onSubmit={vi.fn()} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), 'n')
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ ...values, name: 'Karin' })
})

it('sends nothing while loading, by button or by Enter', async () => {
  const handleSubmit = vi.fn()
  show(<ReservationForm values={values} errors={{}} loading onValuesChange={vi.fn()} onSubmit={handleSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reserverer …' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Navn' }), '{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('[R3.30] asks for name, phone, e-mail and delivery, and for address and city only where the goods are sent', async () => {
  const handleChange = vi.fn()
  const form = (delivery: 'collect' | 'delivery') => (
    <ReservationForm
      values={{ ...values, delivery }}
      errors={{}}
      loading={false}
      freight="99,00 kr"
      addresses={['Storgata 12B']}
      onValuesChange={handleChange}
      onSubmit={vi.fn()}
    />
  )
  const { rerender, container } = show(form('collect'))
  expect(asked(container)).toEqual(['name', 'email', 'phone', 'delivery'])
  await userEvent.click(screen.getByRole('radio', { name: /Få dem sendt.*99,00 kr/ }))
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ ...values, delivery: 'delivery' })
  rerender(form('delivery'))
  expect(asked(container)).toEqual(['name', 'email', 'phone', 'delivery', 'address', 'zipcode', 'city'])
  expect(container.querySelector('datalist option')?.textContent).toBe('Storgata 12B')
  await userEvent.type(screen.getByRole('textbox', { name: 'Poststed' }), 'O')
  expect(handleChange).toHaveBeenLastCalledWith({ ...values, delivery: 'delivery', city: 'O' })
})

it('asks for no address where goods are only collected', () => {
  const { container } = show(
    <ReservationForm
      values={{ ...values, delivery: 'delivery' }}
      errors={{}}
      loading={false}
      onValuesChange={vi.fn()}
      onSubmit={vi.fn()}
    />,
  )
  expect(asked(container)).toEqual(['name', 'email', 'phone'])
  expect(screen.getByText('Du betaler i butikken når du henter.')).toBeTruthy()
})

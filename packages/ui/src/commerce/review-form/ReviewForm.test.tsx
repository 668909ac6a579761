import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ReviewForm } from './index.ts'

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send anmeldelsen' }))

it('sends stars, fit, words and name, by the names of the contract', async () => {
  const handleSubmit = vi.fn()
  show(<ReviewForm onSubmit={handleSubmit} name="Kari N." />)
  await userEvent.click(screen.getByRole('radio', { name: '4 stjerner – Bra' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Liten i størrelsen' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Hva synes du?' }), '  Varm lue ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vis anmeldelsen uten navnet mitt' }))
  await send()
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    rating: 4,
    true_to_size: -1,
    content: 'Varm lue',
    customer: 'Kari N.',
    anonymous: true,
  })
})

it('says nothing of fit when that was not told, and does not ask where there are no sizes', async () => {
  const handleSubmit = vi.fn()
  show(<ReviewForm onSubmit={handleSubmit} name="Kari N." asksFit={false} />)
  expect(screen.queryByRole('radio', { name: 'Normal i størrelsen' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '1 stjerne – Dårlig' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Hva synes du?' }), 'Røk')
  await send()
  expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ rating: 1, true_to_size: null, anonymous: false })
})

it('sends nothing while something is missing, and says what in a summary with links', async () => {
  const handleSubmit = vi.fn()
  show(<ReviewForm onSubmit={handleSubmit} />)
  await send()
  expect(handleSubmit).not.toHaveBeenCalled()
  const summary = screen.getByRole('region')
  expect(document.activeElement).toBe(summary)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Velg hvor mange stjerner varen får',
    'Skriv noen ord om varen',
    'Skriv navnet som skal vises',
  ])
  const [stars] = links
  if (stars) await userEvent.click(stars)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 stjerne – Dårlig' }))
})

it('gives thanks in place of the form once it has arrived', () => {
  show(<ReviewForm onSubmit={vi.fn()} sent />)
  expect(screen.getByRole('status').textContent).toContain('Takk for anmeldelsen')
  expect(screen.queryByRole('button')).toBeNull()
})

it('[R10.172] begins with a review that is changed, says that it is read again, and can be left', async () => {
  const [handleSubmit, handleCancel] = [vi.fn(), vi.fn()]
  const review = { rating: 2, true_to_size: 1, content: 'Varm lue', customer: 'Turkari', anonymous: true }
  show(<ReviewForm onSubmit={handleSubmit} name="Kari N." review={review} onCancel={handleCancel} />)
  expect(screen.getByRole('form', { name: 'Endre anmeldelsen' }).textContent).toContain('Vi leser anmeldelsen på nytt')
  await userEvent.click(screen.getByRole('button', { name: 'Send endringen' }))
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith(review)
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(handleCancel).toHaveBeenCalledOnce()
})

it('[R10.226] takes no longer name than may be shown, also of who has a longer one', async () => {
  const handleSubmit = vi.fn()
  show(<ReviewForm onSubmit={handleSubmit} name={'Kari'.repeat(20)} asksFit={false} />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Navnet som vises ved anmeldelsen' })
  expect([name.maxLength, name.value.length]).toEqual([60, 60])
  await userEvent.type(name, 'na')
  await userEvent.click(screen.getByRole('radio', { name: '4 stjerner – Bra' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Hva synes du?' }), 'Varm')
  await send()
  expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ customer: 'Kari'.repeat(15) })
})

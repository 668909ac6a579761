import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PhoneField } from './index.ts'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobilnummer' })

it.each(['41234567', '412 34 567', '+47 41234567', '004741234567'])(
  'sends the eight digits of %s, and shows them in groups',
  async (text) => {
    const handleValue = vi.fn()
    const { container } = show(
      <form>
        <PhoneField name="phone" onValueChange={handleValue} />
      </form>,
    )
    await userEvent.type(field(), text)
    expect(handleValue).toHaveBeenLastCalledWith('41234567')
    await userEvent.tab()
    expect(field().value).toBe('412 34 567')
    expect(new FormData(container.querySelector('form') ?? undefined).get('phone')).toBe('41234567')
    await userEvent.click(field())
    expect(field().value).toBe('412 34 567')
  },
)

it('is replaced by what is typed after Tab, as every field', async () => {
  const handleValue = vi.fn()
  show(<PhoneField defaultValue="41234567" onValueChange={handleValue} />)
  await userEvent.tab()
  await userEvent.keyboard('91234568')
  expect(handleValue).toHaveBeenLastCalledWith('91234568')
  await userEvent.tab()
  expect(field().value).toBe('912 34 568')
})

it('keeps what is being written as it is written, so that the caret stays', async () => {
  show(<PhoneField defaultValue="41234567" />)
  await userEvent.type(field(), '{backspace}8', { initialSelectionStart: 3 })
  expect(field().value).toBe('418 34 567')
  expect(field().selectionStart).toBe(3)
})

it.each([
  ['4123456', 'Mobilnummeret skal ha åtte sifre, dette har 7'],
  ['412345678', 'Mobilnummeret skal ha åtte sifre, dette har 9'],
  ['21234567', 'Skriv et norsk mobilnummer: åtte sifre som begynner med 4 eller 9'],
  ['+46701234567', 'Vi kan bare sende til norske mobilnumre (+47)'],
])('[R5.04] leaves %s marked as invalid, with words for it', async (text, words) => {
  show(<PhoneField />)
  await userEvent.type(field(), text)
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.tab()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(words)).toBeTruthy()
  expect(field().validity.valid).toBe(false)
})

it('takes the mark away as soon as the number is right', async () => {
  show(<PhoneField />)
  await userEvent.type(field(), '4123456')
  await userEvent.tab()
  await userEvent.type(field(), '7')
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  expect(field().validity.valid).toBe(true)
})

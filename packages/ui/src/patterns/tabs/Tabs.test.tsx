import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Tabs } from './index.ts'

const items = [
  { id: 'om', title: 'Om plagget', content: <p>Merinoull.</p> },
  { id: 'stell', title: 'Stell', content: <p>Vask på 30.</p> },
  { id: 'omtaler', title: 'Omtaler', count: 12, content: <p>Varm og god.</p> },
]
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => screen.getByRole('tabpanel').textContent

it('begins with the first, and shows the one pressed', async () => {
  const handleChange = vi.fn()
  show(<Tabs items={items} label="Om varen" onValueChange={handleChange} />)
  expect([selected(), panel()]).toEqual(['Om plagget', 'Merinoull.'])
  await userEvent.click(screen.getByRole('tab', { name: 'Stell' }))
  expect([selected(), panel()]).toEqual(['Stell', 'Vask på 30.'])
  expect(handleChange.mock.calls).toEqual([['stell']])
})

it('is one Tab stop, and arrows, Home and End move and choose, around the ends too', async () => {
  show(<Tabs items={items} label="Om varen" />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Om plagget')
  for (const [key, title] of [
    ['ArrowLeft', 'Omtaler12'],
    ['ArrowRight', 'Om plagget'],
    ['ArrowRight', 'Stell'],
    ['End', 'Omtaler12'],
    ['Home', 'Om plagget'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect([selected(), document.activeElement?.textContent]).toEqual([title, title])
  }
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Om plagget' }))
})

it('follows its caller when that says which', () => {
  const { rerender } = show(<Tabs items={items} label="Om varen" value="stell" />)
  expect(panel()).toBe('Vask på 30.')
  rerender(<Tabs items={items} label="Om varen" value="omtaler" />)
  expect(panel()).toBe('Varm og god.')
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { FilterChips } from './index.ts'

const selected = ['Dame', 'Blå', 'Rim'].map((text) => ({ key: text, text, to: `/klaer?uten=${text}` }))

function Removing() {
  const [chips, setChips] = useState(selected)
  return (
    <FilterChips
      chips={chips}
      clearTo="/klaer"
      onRemove={(key) => setChips((before) => before.filter((chip) => chip.key !== key))}
      onClear={() => setChips([])}
    />
  )
}

it('takes one value away per press, and focus goes to the one in its place', async () => {
  show(<Removing />)
  await userEvent.click(screen.getByRole('link', { name: 'Blå, fjern' }))
  expect(screen.queryByRole('link', { name: 'Blå, fjern' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rim, fjern' }))
  await userEvent.click(screen.getByRole('link', { name: 'Rim, fjern' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dame, fjern' }))
})

it('works as links alone', () => {
  show(<FilterChips chips={selected} clearTo="/klaer" />)
  expect(screen.getByRole('link', { name: 'Dame, fjern' }).getAttribute('href')).toBe('/klaer?uten=Dame')
  expect(screen.getByRole('link', { name: 'Fjern alle' }).getAttribute('href')).toBe('/klaer')
})

it('reports that all are taken away', async () => {
  const handleClear = vi.fn()
  show(<FilterChips chips={selected} clearTo="/klaer" onClear={handleClear} />)
  await userEvent.click(screen.getByRole('link', { name: 'Fjern alle' }))
  expect(handleClear).toHaveBeenCalledOnce()
})

it('offers to take all away from two on, and is out of sight without any', () => {
  const { rerender } = show(<FilterChips chips={selected.slice(0, 1)} clearTo="/klaer" />)
  expect(screen.queryByRole('link', { name: 'Fjern alle' })).toBeNull()
  rerender(<FilterChips chips={[]} clearTo="/klaer" />)
  expect(screen.queryByRole('list')).toBeNull()
})

it.each([['Fjern alle'], ['Dame, fjern', 'Blå, fjern', 'Rim, fjern']])(
  'keeps the focus in its place when the last goes: %s',
  async (...names) => {
    show(<Removing />)
    for (const name of names) await userEvent.click(screen.getByRole('link', { name }))
    const list = screen.getByRole('list', { name: 'Valgte filtre' })
    expect(document.activeElement).toBe(list)
    expect(list.hidden).toBe(false)
    await userEvent.tab()
    expect(list.hidden).toBe(true)
  },
)

it('leaves the focus alone when values go by other ways', () => {
  const { rerender } = show(<FilterChips chips={selected} clearTo="/klaer" />)
  rerender(<FilterChips chips={[]} clearTo="/klaer" />)
  expect(document.activeElement).toBe(document.body)
})

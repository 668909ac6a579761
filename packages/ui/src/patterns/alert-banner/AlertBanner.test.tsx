import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { alerts } from '../internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { AlertBanner, type AlertType } from './AlertBanner.tsx'

const first = 'Varen ble utsolgt mens du handlet. Velg en annen butikk.'
const second = 'Handlekurven har en vare som bare kan hentes i butikk.'

function Queue() {
  const [queue, setQueue] = useState(alerts)
  return <AlertBanner alerts={queue} onDismiss={(id) => setQueue(queue.filter((alert) => alert.id !== id))} />
}

it('[R2.37] only the first alert shows; closing it dismisses that one and shows the next', async () => {
  show(<Queue />)
  expect(screen.getByRole('alert').textContent).toContain(first)
  expect(screen.queryByText(second, { exact: false })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lukk meldingen' }))
  expect(screen.queryByText(first, { exact: false })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain(second)
})

it('says how many wait behind it', () => {
  const queue = ['a', 'b', 'c'].map((id) => ({ id, type: 'info' as const, text: 'Tekst' }))
  const { rerender } = show(<AlertBanner alerts={queue} onDismiss={vi.fn()} />)
  expect(screen.getByText('2 meldinger til')).toBeTruthy()
  rerender(<AlertBanner alerts={queue.slice(0, 2)} onDismiss={vi.fn()} />)
  expect(screen.getByText('1 melding til')).toBeTruthy()
})

it.each<[AlertType, string]>([
  ['error', 'Noe gikk galt'],
  ['warning', 'Obs!'],
  ['info', 'Informasjon'],
  ['success', 'Suksess'],
])('[R8.16] an alert of type %s without a title gets %s', (type, title) => {
  show(<AlertBanner alerts={[{ id: 'a', type, text: 'Tekst' }]} onDismiss={vi.fn()} />)
  expect(screen.getByText(title).tagName).toBe('STRONG')
})

it('[R8.16] a given title is kept', () => {
  show(<AlertBanner alerts={[{ id: 'a', type: 'error', title: 'Utsolgt', text: 'Tekst' }]} onDismiss={vi.fn()} />)
  expect(screen.getByText('Utsolgt')).toBeTruthy()
  expect(screen.queryByText('Noe gikk galt')).toBeNull()
})

it('keeps the focus on the close button while there are more, and gives it back after the last', async () => {
  show(
    <>
      <button type="button">Legg i handlekurven</button>
      <Queue />
    </>,
  )
  const before = screen.getByRole('button', { name: 'Legg i handlekurven' })
  before.focus()
  screen.getByRole('button', { name: 'Lukk meldingen' }).focus()
  for (const _ of alerts.slice(1)) {
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lukk meldingen' }))
  }
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(before)
})

it('keeps the focus in its own place when there is nowhere to give it back to', async () => {
  show(<Queue />)
  for (const _ of alerts) await userEvent.click(screen.getByRole('button', { name: 'Lukk meldingen' }))
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

it('leaves the focus alone when the last alert goes by itself', () => {
  const { rerender } = show(<AlertBanner alerts={alerts.slice(0, 1)} onDismiss={vi.fn()} />)
  rerender(<AlertBanner alerts={[]} onDismiss={vi.fn()} />)
  expect(document.activeElement).toBe(document.body)
})

it('[R10.223] the way on closes the alert, gives the focus back, and is taken once', async () => {
  const handleClick = vi.fn(() => expect(document.activeElement?.textContent).toBe('Legg til i favoritter'))
  const handleDismiss = vi.fn()
  const alert = { id: 'l', type: 'error', text: 'Du er logget ut.', action: { text: 'Logg inn', onClick: handleClick } } as const
  show(
    <>
      <button type="button">Legg til i favoritter</button>
      <AlertBanner alerts={[alert]} onDismiss={handleDismiss} />
    </>,
  )
  screen.getByRole('button', { name: 'Legg til i favoritter' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Logg inn' }))
  expect(handleDismiss).toHaveBeenCalledExactlyOnceWith('l')
  expect(handleClick).toHaveBeenCalledOnce()
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { jacketRust, kroner } from '../internal/samples.data.ts'
import { ReceiptCard } from './index.ts'

it('shows number, shop, hours, deadline, lines, total and what happens next', () => {
  const { container } = show(
    <ReceiptCard
      number={104_832}
      shop="Geilo"
      address="Geilovegen 38, 3580 Geilo"
      mapLink="https://kart.eksempel.no/geilo"
      hours={['Mandag–fredag 10–20', 'Lørdag 10–18']}
      collectBefore="lørdag 24. november kl. 18"
      lines={[{ ean: '1', name: 'Skalljakke', size: 'M', color: 'Rust', image: jacketRust, price: kroner(899), count: 2 }]}
      total={kroner(1798)}
    />,
  )
  const words = container.textContent.replaceAll(/\s/gu, ' ')
  for (const part of [
    '104832',
    'Geilovegen 38',
    'Lørdag 10–18',
    'lørdag 24. november kl. 18',
    'Rust, størrelse M',
    '2 × 899,00 kr',
    'Å betale i butikken1 798,00 kr',
  ]) {
    expect(words).toContain(part)
  }
  expect(screen.getByRole('link', { name: 'Vis i kart' }).getAttribute('href')).toBe('https://kart.eksempel.no/geilo')
  expect(screen.getByRole('region', { name: 'Hva skjer nå?' })).toBeTruthy()
})

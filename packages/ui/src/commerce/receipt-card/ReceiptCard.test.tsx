import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
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

it('names shop and goods once each, and has a place for the code', () => {
  const props = {
    number: 104_832,
    shop: 'Geilo',
    address: 'Geilovegen 38',
    hours: [],
    collectBefore: 'lørdag',
    lines: [{ ean: '1', name: 'Skalljakke', size: 'M', color: 'Rust', image: jacketRust, price: kroner(899), count: 2 }],
    total: kroner(1798),
  }
  const seller = { legalName: 'Sport AS', orgNumber: '999 888 777', address: 'Storgata 1', email: 'hei@eksempel.no', phone: '61 00 00 00' }
  const { container } = show(<ReceiptCard {...props} code={<svg role="img" aria-label="QR-kode" />} seller={seller} />)
  expect(container.textContent.match(/Geilo(?!vegen)/gu)).toHaveLength(1)
  expect(container.textContent.match(/Skalljakke/gu)).toHaveLength(1)
  expect(screen.getByRole('list', { name: 'Produkter' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR-kode' })).toBeTruthy()
  for (const words of ['reglene våre for bytte i butikk', 'reklamere i to år', 'Du henter selv', 'Sport AS', '999 888 777', 'Storgata 1']) {
    expect(container.textContent).toContain(words)
  }
})

it('[R10.104] says of goods that are collected that they are bought in the shop, and promises days in neither case', () => {
  const seller = { legalName: 'Sport AS', orgNumber: '999 888 777', address: 'Storgata 1', email: 'hei@eksempel.no', phone: '61 00 00 00' }
  const card = (props: { sentTo?: string; bought?: boolean } = {}) => (
    <ReceiptCard
      number={1}
      shop="Geilo"
      address="Geilovegen 38"
      hours={[]}
      collectBefore="lørdag"
      lines={[]}
      total={kroner(1)}
      seller={seller}
      {...props}
    />
  )
  const { container, rerender } = show(card())
  expect(container.textContent).toContain('Her kjøper du først i butikken')
  expect(container.textContent).not.toMatch(/\d+ dager/u)
  expect(container.textContent).toContain('ikke et kjøp')
  rerender(card({ sentTo: 'Storgata 12' }))
  expect(container.textContent).toContain('fristen begynner dagen etter at du fikk dem')
  expect(container.textContent).not.toMatch(/\d+ dager/u)
  rerender(card({ bought: true }))
  expect(container.textContent).toContain('Du kjøpte varene i butikken')
  expect(container.textContent).not.toMatch(/\d+ dager|ikke et kjøp|Henter du ikke/u)
})

it('asks for no payment of goods that are not set aside', () => {
  const props = { number: 1, shop: 'Geilo', address: '', hours: [], collectBefore: 'lørdag', lines: [], total: kroner(1798) }
  const { container } = show(<ReceiptCard {...props} holds={false} />)
  expect(container.textContent.replaceAll(/\s/gu, ' ')).toContain('Sum1 798,00 kr')
  expect(container.textContent).not.toContain('betale')
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { peaks } from '../../patterns/internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'

const tiles = [
  { text: 'Klær', to: '/klaer' },
  { text: 'Sko', to: '/sko' },
]

it('has one link for each category, in their order, under a name', async () => {
  show(<CategoryTiles label="Kategorier" tiles={tiles} />)
  const links = within(screen.getByLabelText('Kategorier')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Klær', '/klaer'],
    ['Sko', '/sko'],
  ])
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(links[1])
})

it('says nothing of its pictures, and tells its styles that there are any', () => {
  const { rerender } = show(<CategoryTiles label="Kategorier" tiles={tiles} />)
  const root = screen.getByLabelText('Kategorier')
  expect([root.hasAttribute('data-pictures'), root.querySelector('img')]).toEqual([false, null])
  rerender(<CategoryTiles label="Kategorier" tiles={tiles.map((tile) => ({ ...tile, image: peaks }))} />)
  expect(root.hasAttribute('data-pictures')).toBe(true)
  expect([...root.querySelectorAll('img')].map((image) => image.alt)).toEqual(['', ''])
  expect(screen.getByRole('link', { name: 'Sko' })).toBeTruthy()
})

it('has a picture after the words of a tile with a thumb, which is no part of its name', () => {
  show(<CategoryTiles label="Kategorier" tiles={[{ text: '390 g', about: 'alpinhjelm', to: '/hjelmer', thumb: peaks }]} />)
  const link = screen.getByRole('link', { name: '390 g alpinhjelm' })
  expect(link.lastElementChild?.querySelector('img')?.alt).toBe('')
  expect(screen.getByLabelText('Kategorier').hasAttribute('data-pictures')).toBe(false)
})

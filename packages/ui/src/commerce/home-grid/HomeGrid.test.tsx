import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { banners } from '../../patterns/internal/frame-samples.data.ts'
import { show } from '../../foundation/internal/testing.tsx'
import { HomeGrid } from './HomeGrid.tsx'

const slots = Array.from({ length: 9 }, (_, index) => <li key={index}>Vare {index + 1}</li>)
const whole = {
  top: banners.top,
  sub: [banners.wool, banners.hike, banners.winter],
  middle: banners.shops,
  popular: [banners.hike, banners.wool],
  bottom: banners.club,
  cards: slots,
  cardsTitle: 'Varer',
  popularTitle: 'Populære kategorier',
}

const titles = () => screen.getAllByRole('article').map((banner) => banner.querySelector('a')?.textContent)

it('shows every position in the order of the composition, with one heading of the first level', () => {
  show(<HomeGrid {...whole} />)
  const expected = [whole.top, ...whole.sub, whole.middle, ...whole.popular, whole.bottom].map((banner) => banner.title)
  expect(titles()).toEqual(expected)
  expect(screen.getAllByText(/^Vare /)).toHaveLength(9)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([banners.top.title])
})

it('leaves out positions without a setting, and headings over nothing', () => {
  show(
    <HomeGrid
      {...whole}
      top={null}
      sub={[null, banners.hike, null]}
      middle={null}
      popular={[null, null]}
      cards={[null, slots[1], undefined]}
    />,
  )
  expect(titles()).toEqual([banners.hike.title, banners.club.title])
  expect(screen.getAllByText(/^Vare /)).toHaveLength(1)
  expect(screen.queryByText('Populære kategorier')).toBeNull()
})

it('has a heading of the first level where nothing stands at the top', () => {
  show(<HomeGrid {...whole} top={null} title="Klær og utstyr" />)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Klær og utstyr'])
})

it('fetches the first picture first and the others when they come near', () => {
  const { container } = show(<HomeGrid {...whole} />)
  const [first, ...others] = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(first).toBe('eager')
  expect(new Set(others)).toEqual(new Set(['lazy']))
})

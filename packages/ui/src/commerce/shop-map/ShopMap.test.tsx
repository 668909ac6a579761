import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { mapPoint } from '@vidda/domain/map'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { loadMapOutline, ShopMap } from './index.ts'
import { abroad, norway } from './norway.data.ts'
import { chainShops, southernShops, townShops } from './shop-map.fixtures.ts'

const marks = () => screen.getAllByRole('listitem')
const names = () => marks().map((mark) => mark.querySelector('[data-part=name]')?.textContent)
const markOf = (name: string) => screen.getByRole('link', { name }).closest('li')
/** The mark of the shops around Oslo, which has the highest number. */
const around = () => screen.getByRole('button', { name: /^7 butikker rundt Ski/u })

it('[R10.264] has a mark for each shop that leads to its page, or one with the number of those that lie too close', () => {
  show(<ShopMap shops={chainShops} />)
  expect(screen.getByRole('link', { name: 'Alta' }).getAttribute('href')).toBe('/butikker/10')
  const [several, ...more] = screen.getAllByRole('button', { name: /rundt/u })
  expect(several).toBeTruthy()
  const counted = [several, ...more].map((mark) => Number(mark?.querySelector('[data-part=count]')?.textContent))
  const singles = screen.getAllByRole('link').length
  expect(counted.reduce((sum, count) => sum + count, singles)).toBe(chainShops.length)
})

it('[R10.264] shows nobody hidden behind another: two in one town lie beside each other', () => {
  show(<ShopMap shops={townShops} />)
  const lefts = marks().map((mark) => Number.parseFloat(mark.style.getPropertyValue('--shop-map-left')))
  const tops = marks().map((mark) => Number.parseFloat(mark.style.getPropertyValue('--shop-map-top')))
  expect(names()).toEqual(['Majorstuen', 'Oslo, Torggata'])
  expect(Math.hypot((lefts[0] ?? 0) - (lefts[1] ?? 0), (tops[0] ?? 0) - (tops[1] ?? 0))).toBeGreaterThan(7)
})

it('[R10.264] shows as much of the country as has shops', () => {
  const heightOf = (element: Element | null) => Number(element?.getAttribute('viewBox')?.split(' ')[3])
  const { container, rerender } = show(<ShopMap shops={chainShops} />)
  const whole = heightOf(container.querySelector('svg'))
  rerender(<ShopMap shops={southernShops} />)
  expect(heightOf(container.querySelector('svg'))).toBeLessThan(whole / 2)
})

/** The corners of each ring of an outline that is drawn with `M` and `l` only. */
const ringsOf = (path: string) =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/gu) ?? []).map(Number)
      let [x, y] = [0, 0]
      return numbers.flatMap((dx, at) => (at % 2 === 0 ? [[(x += dx), (y += numbers[at + 1] ?? 0)] as const] : []))
    })

const cornersOf = (path: string) => ringsOf(path).flat()

/** Whether a position is on land, by the number of edges that a line from it to the left crosses. */
function isOnLand(path: string, lat: number, long: number): boolean {
  const { x, y } = mapPoint({ lat, long })
  return ringsOf(path).some((ring) => {
    const crossed = ring.filter(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
      return y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) < x
    })
    return crossed.length % 2 === 1
  })
}

it.each([
  ['Östersund', 63.18, 14.64, 'abroad'],
  ['Rovaniemi', 66.5, 25.73, 'abroad'],
  ['Viborg', 56.45, 9.4, 'abroad'],
  ['Lillehammer', 61.12, 10.46, 'norway'],
  ['the Gulf of Bothnia', 62.5, 19.5, null],
  ['the North Sea', 61, 2, null],
])('[R10.350] draws %s as what it is', async (_, lat, long, country) => {
  const outline = await loadMapOutline()
  expect(isOnLand(outline.abroad, lat, long)).toBe(country === 'abroad')
  expect(isOnLand(outline.norway, lat, long)).toBe(country === 'norway')
})

it('[R10.350] has the countries around beneath Norway, in the same group, which a nearer view scales', async () => {
  await loadMapOutline()
  const { container } = show(<ShopMap shops={chainShops} />)
  const drawn = Array.from(container.querySelectorAll<SVGPathElement>('svg > g > path'), ({ dataset }) => dataset['part'])
  expect(drawn).toEqual(['abroad', 'land'])
  expect(outlineIn(container)).toEqual({ norway, abroad })
})

it('[R10.319] shows all of the outline, with room at its edges, where the shops span most of it', () => {
  const { container } = show(<ShopMap shops={chainShops} />)
  const [left = 0, top = 0, width = 0, height = 0] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const rooms = cornersOf(norway).map(([x, y]) => Math.min(x - left, left + width - x, y - top, top + height - y))
  expect(rooms.length).toBeGreaterThan(1000)
  expect(Math.min(...rooms)).toBeGreaterThan(20)
})

it('[R10.264] opens a nearer view of several, with the focus on the first, and leads back', async () => {
  show(<ShopMap shops={chainShops} />)
  const before = names()
  await userEvent.click(around())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ski' }))
  expect(screen.queryByRole('link', { name: 'Alta' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Vis hele kartet' }))
  expect(names()).toEqual(before)
  expect(document.activeElement).toBe(around())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'Oslo, Torggata' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(names()).toEqual(before)
})

it('[R10.264] is one stop of the Tab key; arrow keys lead to what lies next that way', async () => {
  show(
    <>
      <ShopMap shops={chainShops} />
      <button type="button">Etter</button>
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Alta' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tromsø' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bodø' }))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(document.activeElement?.textContent).toMatch(/Alta|Tromsø/u)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Etter' }))
})

it('[R10.264] tells which shop is pointed at, and marks the one that is pointed at elsewhere', async () => {
  const handleActive = vi.fn()
  const { rerender } = show(<ShopMap shops={chainShops} onActiveChange={handleActive} />)
  await userEvent.hover(screen.getByRole('link', { name: 'Alta' }))
  expect(handleActive).toHaveBeenLastCalledWith(10)
  await userEvent.unhover(screen.getByRole('link', { name: 'Alta' }))
  expect(handleActive).toHaveBeenLastCalledWith(null)
  rerender(<ShopMap shops={chainShops} active={8} />)
  expect(marks().filter((mark) => mark.dataset['active'])).toEqual([markOf('Bodø')])
  rerender(<ShopMap shops={chainShops} active={1} />)
  expect(marks().filter((mark) => mark.dataset['active'])).toEqual([around().closest('li')])
})

it('[R10.264] names the shopper’s own shop, alone and among several', () => {
  const { rerender } = show(<ShopMap shops={chainShops} own={10} />)
  expect(markOf('Alta, min butikk')?.dataset['own']).toBe('true')
  rerender(<ShopMap shops={chainShops} own={1} />)
  expect(screen.getByRole('button', { name: /min butikk blant dem/u })).toBeTruthy()
})

it('[R10.264] names the shop that the page is about, which is no link', () => {
  show(<ShopMap shops={southernShops.slice(0, 4)} current={1} />)
  expect(screen.queryByRole('link', { name: 'Oslo, Torggata' })).toBeNull()
  expect(screen.getByText('Oslo, Torggata').closest('li')?.dataset['current']).toBe('true')
})

it('[R10.264] is read without scripts: shops are links, and a number is none', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ShopMap shops={chainShops} />)
  expect(page.querySelector('a[href="/butikker/10"]')).toBeTruthy()
  expect(page.querySelectorAll('button')).toHaveLength(0)
  expect(page.querySelectorAll('[data-several]').length).toBeGreaterThan(0)
})

const pathIn = (page: Element, part: string) => page.querySelector(`[data-part="${part}"]`)?.getAttribute('d') ?? ''
const outlineIn = (page: Element) => ({ norway: pathIn(page, 'land'), abroad: pathIn(page, 'abroad') })

/** The module in a fresh state, before the outline is loaded. */
async function freshMap() {
  vi.resetModules()
  return import('./index.ts')
}

it('[R10.264] brings the outline itself where no server has rendered it', async () => {
  const { ShopMap: Fresh } = await freshMap()
  const { container } = show(<Fresh shops={chainShops} />)
  expect(outlineIn(container)).toEqual({ norway: '', abroad: '' })
  await waitFor(() => expect(outlineIn(container)).toEqual({ norway, abroad }))
})

it('[R10.264] takes the outline from the HTML that a server rendered, and loads none', async () => {
  const server = await freshMap()
  const outline = await server.loadMapOutline()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<server.ShopMap shops={chainShops} />)
  expect(outlineIn(page)).toEqual({ norway: outline.norway, abroad: outline.abroad })
  const data = vi.fn(() => ({ norway: 'M0 0', abroad: 'M1 1' }))
  vi.doMock('./norway.data.ts', data)
  const browser = await freshMap()
  // The class names of the two renders differ in this test; everything else must be equal.
  page.innerHTML = renderToString(<browser.ShopMap shops={chainShops} />)
  page.querySelector('[data-part="land"]')?.setAttribute('d', outline.norway)
  page.querySelector('[data-part="abroad"]')?.setAttribute('d', outline.abroad)
  document.body.append(page)
  const handleError = vi.fn()
  await act(async () => {
    hydrateRoot(page, <browser.ShopMap shops={chainShops} />, { onRecoverableError: handleError })
  })
  await userEvent.click(within(page).getByRole('button', { name: /^7 butikker rundt Ski/u }))
  expect(outlineIn(page)).toEqual({ norway: outline.norway, abroad: outline.abroad })
  expect(data).not.toHaveBeenCalled()
  expect(handleError).not.toHaveBeenCalled()
  vi.doUnmock('./norway.data.ts')
  page.remove()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { jacketRust, jacketSpruce, jacketStorm } from '../../commerce/internal/samples.data.ts'
import { Gallery } from './index.ts'

const images = [
  { image: jacketSpruce, alt: 'Sett forfra' },
  { image: jacketRust, alt: 'Sett bakfra' },
]

const current = () => screen.getAllByRole('link').findIndex((link) => link.getAttribute('aria-current') === 'true')

it('steps with buttons, arrow keys and thumbnails, and stops at both ends', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  show(<Gallery images={images} label="Skalljakke" />)
  await userEvent.click(screen.getByRole('button', { name: 'Forrige bilde' }))
  expect(current()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
  expect(current()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
  expect(current()).toBe(1)
  await userEvent.keyboard('{ArrowLeft}')
  expect(current()).toBe(0)
  await userEvent.click(screen.getByRole('link', { name: 'Vis bilde 2' }))
  expect(current()).toBe(1)
  expect(scrolled).toHaveBeenCalledTimes(3)
  scrolled.mockRestore()
})

it('has thumbnails that lead to their pictures without scripts', () => {
  const { container } = show(<Gallery images={images} label="Skalljakke" />)
  for (const link of screen.getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(container.querySelector(`[id="${id}"] img`)).toBeTruthy()
  }
})

it('loads its first picture before all others', () => {
  show(<Gallery images={images} label="Skalljakke" />)
  expect(screen.getByRole('img', { name: 'Sett forfra' }).getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img', { name: 'Sett bakfra' }).getAttribute('loading')).toBe('lazy')
})

it('is only a picture when there is one', () => {
  show(<Gallery images={images.slice(0, 1)} label="Skalljakke" />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Vis bildet stort'])
  expect(screen.queryByRole('link')).toBeNull()
})

it('names the strip of pictures, and opens the whole screen from it with Enter', async () => {
  show(<Gallery images={images} label="Skalljakke" />)
  const strip = screen.getByRole('list', { name: 'Bildene. Trykk Enter for å se dem store' })
  expect(strip.tabIndex).toBe(0)
  strip.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Bilder av Skalljakke' })).toBeTruthy()
})

it('shows a picture over the whole screen, turns with arrow keys, comes nearer with +, and closes with Escape', async () => {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  show(<Gallery images={images} label="Skalljakke" />)
  const opener = screen.getByRole('button', { name: 'Vis bildet stort' })
  await userEvent.click(opener)
  const view = await screen.findByRole('dialog', { name: 'Bilder av Skalljakke' })
  expect(within(view).getByRole('status').textContent).toBe('Bilde 1 av 2')
  await userEvent.keyboard('{ArrowRight}')
  expect(within(view).getByRole('img', { name: 'Sett bakfra' })).toBeTruthy()
  await userEvent.keyboard('+')
  const stage = view.querySelector<HTMLElement>('[data-part=stage]')
  expect(stage?.style.getPropertyValue('--gallery-scale')).toBe('2')
  await userEvent.keyboard('0{ArrowLeft}')
  expect(within(view).getByRole('img', { name: 'Sett forfra' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(current()).toBe(0)
  vi.restoreAllMocks()
})

it('moves a picture that is near with arrow keys, no farther than its edges, and turns none meanwhile', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 600))
  show(<Gallery images={images} label="Skalljakke" />)
  await userEvent.click(screen.getByRole('button', { name: 'Vis bildet stort' }))
  const view = await screen.findByRole('dialog')
  const stage = view.querySelector<HTMLElement>('[data-part=stage]')
  const place = () => ['--gallery-x', '--gallery-y'].map((name) => Number.parseFloat(stage?.style.getPropertyValue(name) ?? ''))
  await userEvent.keyboard('+{ArrowRight}{ArrowDown}')
  expect(place()).toEqual([-100, -150])
  await userEvent.keyboard('{ArrowLeft>5/}{ArrowUp>5/}')
  expect(place()).toEqual([200, 300])
  expect(within(view).getByRole('status').textContent).toBe('Bilde 1 av 2')
  vi.restoreAllMocks()
})

it('keeps to the picture that was asked for while the strip is on its way to it, also where no browser tells of rest', async () => {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1200)
  Reflect.deleteProperty(window, 'onscrollend')
  vi.resetModules()
  const restless = await import('./Gallery.tsx')
  show(<restless.Gallery images={[...images, { image: jacketStorm, alt: 'I storm' }]} label="Skalljakke" />)
  const strip = screen.getByRole('list', { name: /^Bildene/u })
  const scrollTo = (left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
  scrollTo(60)
  expect(current()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Neste bilde' }))
  for (const left of [190, 400, 800]) scrollTo(left)
  expect(current()).toBe(2)
  scrollTo(0)
  await waitFor(() => expect(current()).toBe(0))
  vi.restoreAllMocks()
})

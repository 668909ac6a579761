import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Carousel, type CarouselProps } from './index.ts'

const width = 300
const slides = ['Skalljakker', 'Ulltøy', 'Sekker'].map((title) => ({ id: title, content: <p>{title}</p> }))

/** The layout of a strip of slides, which the test's document does not make. */
function layOut() {
  const sizes = { offsetWidth: () => width, offsetHeight: () => 200, offsetTop: () => 0 }
  for (const [name, get] of Object.entries(sizes)) vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockImplementation(get)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.dataset['part'] === 'slide' ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0
  })
}

const calm = (matches: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  layOut()
  calm(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const current = () => screen.getAllByRole('button', { name: /^Vis / }).findIndex((dot) => dot.hasAttribute('aria-current'))
const strip = () => document.querySelector<HTMLElement>('[data-part="slides"]')
/** How far (px) the strip has moved. */
const moved = () => -Number(/translate3d\((-?[\d.]+)px/.exec(strip()?.style.transform ?? '')?.[1] ?? 0)

function open(props: Partial<CarouselProps> = {}) {
  show(
    <>
      <style>{'[data-part="slide"] { margin-right: 0px }'}</style>
      <Carousel slides={slides} label="Nyheter" {...props} />
    </>,
  )
  pass(0)
}

it('[R9.12] moves on by itself every 5000 ms, and begins anew after the last', () => {
  open()
  pass(4999)
  expect(current()).toBe(0)
  pass(1)
  expect(current()).toBe(1)
  pass(4999)
  expect(current()).toBe(1)
  pass(1)
  expect(current()).toBe(2)
  pass(5000)
  expect(current()).toBe(0)
})

it('[R9.12] takes 400 ms to move', () => {
  open()
  pass(5000)
  pass(360)
  expect(moved()).toBeGreaterThan(width / 2)
  expect(moved()).toBeLessThan(width)
  pass(72)
  expect(moved()).toBe(width)
})

it('[R9.12] takes other times when told so', () => {
  open({ interval: 2000, duration: 1000 })
  pass(1999)
  expect(current()).toBe(0)
  pass(1)
  expect(current()).toBe(1)
  pass(900)
  expect(moved()).toBeLessThan(width)
  pass(132)
  expect(moved()).toBe(width)
})

it.each([
  ['under a mouse', () => fireEvent.mouseEnter(screen.getByRole('region', { name: 'Nyheter' })), true],
  ['while focus is within', () => screen.getByRole('button', { name: 'Neste' }).focus(), true],
  ['once paused', () => fireEvent.click(screen.getByRole('button', { name: 'Stopp bevegelsen' })), true],
  ['not otherwise', () => undefined, false],
])('holds still %s', (_, hold, holds) => {
  open()
  act(() => {
    hold()
  })
  pass(20_000)
  expect(current() === 0).toBe(holds)
})

it('does not move by itself where less motion is asked for, and has nothing to pause', () => {
  calm(true)
  open()
  pass(20_000)
  expect(current()).toBe(0)
  expect(screen.queryByRole('button', { name: 'Stopp bevegelsen' })).toBeNull()
})

it('holds still in a hidden tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  open()
  pass(20_000)
  expect(current()).toBe(0)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(5000)
  expect(current()).toBe(1)
})

it('is stepped by arrows and selected by dot, and only the slide shown is in reach', () => {
  open({ interval: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Forrige' }))
  expect(current()).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Vis 2 av 3' }))
  expect(current()).toBe(1)
  const reach = [...document.querySelectorAll('[data-part="slide"]')].map((slide) => !slide.hasAttribute('inert'))
  expect(reach).toEqual([false, true, false])
})

it('has no controls for a single slide', () => {
  open({ slides: slides.slice(0, 1) })
  expect(screen.queryAllByRole('button')).toEqual([])
})

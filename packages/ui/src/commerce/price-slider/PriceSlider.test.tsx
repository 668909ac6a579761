import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { PriceSlider, type PriceSliderProps } from './index.ts'

function Sliding({ value: first, onValueChange, ...rest }: PriceSliderProps) {
  const [value, setValue] = useState(first)
  return (
    <PriceSlider
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const handles = () => screen.getAllByRole<HTMLInputElement>('slider')
const values = () => handles().map((handle) => handle.valueAsNumber)
const press = (name: string, key: string) => fireEvent.keyDown(screen.getByRole('slider', { name }), { key })

it('[R9.10] goes from 0 to 100 in steps of 10 unless told otherwise, and its handles stay 15 % apart', () => {
  show(<Sliding value={{ min: 0, max: 100 }} onValueChange={vi.fn()} />)
  expect(handles().map(({ min, max, step }) => [min, max, step])).toEqual([
    ['0', '100', '10'],
    ['0', '100', '10'],
  ])
  press('Laveste pris', 'ArrowRight')
  expect(values()).toEqual([10, 100])
  for (let presses = 0; presses < 12; presses += 1) press('Laveste pris', 'ArrowRight')
  // 15 is no place of a handle: 80 is the last one that is not within 15 of 100.
  expect(values()).toEqual([80, 100])
})

it('[R9.10] the gap is 15 % of whatever the range is', () => {
  show(<Sliding value={{ min: 0, max: 1000 }} range={{ min: 0, max: 1000 }} onValueChange={vi.fn()} />)
  press('Laveste pris', 'End')
  expect(values()).toEqual([850, 1000])
})

const width = 200
afterEach(() => vi.restoreAllMocks())

/** Gives the line a width, since nothing is laid out here; its left end is at 0. */
function layOut() {
  const box = { x: 0, y: 0, left: 0, top: 0, right: width, bottom: 44, width, height: 44, toJSON: () => '' }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
}

const control = () => screen.getAllByRole('slider')[0]?.closest('[data-part="control"]') ?? document.body

const ways = {
  mouse(name: string, from: number, to: number) {
    const at = (x: number, buttons: number) => ({ clientX: x, clientY: 22, pointerId: 1, pointerType: 'mouse', button: 0, buttons })
    const handle = screen.getByRole('slider', { name }).parentElement ?? document.body
    fireEvent.pointerDown(handle, at(from, 1))
    fireEvent.pointerMove(document, at(to, 1))
    fireEvent.pointerUp(document, at(to, 0))
  },
  finger(_: string, from: number, to: number) {
    const at = (x: number) => ({ changedTouches: [{ identifier: 1, clientX: x, clientY: 22 }] })
    fireEvent.touchStart(control(), at(from))
    fireEvent.touchMove(document, at(to))
    fireEvent.touchEnd(document, at(to))
  },
}

it('[R4.36] a handle dragged towards the other stops at 15 % of the range from it', () => {
  layOut()
  show(<Sliding value={{ min: 0, max: 1000 }} range={{ min: 0, max: 1000 }} onValueChange={vi.fn()} />)
  // All boxes are one here: the mouse's handle has its middle at 500, and moves by what the pointer moves.
  ways.mouse('Laveste pris', width / 2, width)
  expect(values()).toEqual([850, 1000])
})

it('[R4.36] a finger stops there, too', () => {
  layOut()
  show(<Sliding value={{ min: 400, max: 1000 }} range={{ min: 0, max: 1000 }} onValueChange={vi.fn()} />)
  // On the line between handles that are equally near, the later one is taken.
  ways.finger('Høyeste pris', 160, 0)
  expect(values()).toEqual([400, 550])
})

it('[R4.36] handles that typing brought together move apart, and not nearer', () => {
  layOut()
  show(<Sliding value={{ min: 500, max: 520 }} range={{ min: 0, max: 1000 }} onValueChange={vi.fn()} />)
  press('Laveste pris', 'ArrowRight')
  expect(values()).toEqual([500, 520])
  ways.finger('Høyeste pris', 104, 0)
  expect(values()).toEqual([500, 520])
  press('Høyeste pris', 'ArrowRight')
  expect(values()).toEqual([500, 530])
})

it('says the prices in kroner', () => {
  show(<Sliding value={{ min: 400, max: 1200 }} range={{ min: 0, max: 2000 }} onValueChange={vi.fn()} />)
  const said = handles().map((handle) => [handle.getAttribute('aria-label'), handle.getAttribute('aria-valuetext')?.replace(/\s/u, ' ')])
  expect(said).toEqual([
    ['Laveste pris', '400 kroner'],
    ['Høyeste pris', '1 200 kroner'],
  ])
})

it('reports each place, and that a key has ended its movement', () => {
  const [handleValueChange, handleValueCommitted] = [vi.fn(), vi.fn()]
  show(
    <Sliding
      value={{ min: 400, max: 1200 }}
      range={{ min: 0, max: 2000 }}
      onValueChange={handleValueChange}
      onValueCommitted={handleValueCommitted}
    />,
  )
  press('Høyeste pris', 'PageUp')
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith({ min: 400, max: 1300 })
  expect(handleValueCommitted).toHaveBeenCalledExactlyOnceWith({ min: 400, max: 1300 })
})

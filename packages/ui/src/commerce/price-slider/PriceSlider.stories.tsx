import type { PriceSpan } from '@vidda/domain/slider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { PriceSlider, type PriceSliderProps } from './index.ts'

function Sliding({ value: first, onValueChange, ...rest }: PriceSliderProps) {
  const [value, setValue] = useState(first)
  function handleValueChange(next: PriceSpan) {
    setValue(next)
    onValueChange(next)
  }
  return <PriceSlider {...rest} value={value} onValueChange={handleValueChange} />
}

const meta = {
  component: PriceSlider,
  args: { value: { min: 400, max: 1200 }, range: { min: 0, max: 2000 }, onValueChange: fn(), onValueCommitted: fn() },
  render: (args) => <Sliding {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    anatomy: [
      'line: the whole range',
      'span: what is selected, between the handles',
      'handle: one for the lowest price, one for the highest',
    ],
    do: [
      'Put an input beside it for each handle: PriceFilter does',
      'Draw the goods anew from onValueCommitted, so that a drag stays smooth',
    ],
    dont: [
      'Use it for a single number, or where the exact number matters more than the feel',
      'Give it a range of which the ends are the same',
    ],
    keys: [
      ['Tab', 'goes from handle to handle'],
      ['Arrow keys', 'move the handle by one step'],
      ['Page Up, Page Down, Shift + arrow', 'move it by ten steps'],
      ['Home, End', 'move it as far as it goes'],
    ],
  }),
} satisfies Meta<typeof PriceSlider>

export default meta
type Story = StoryObj<typeof meta>

const handles = (canvasElement: HTMLElement) => {
  const [low, high] = within(canvasElement).getAllByRole<HTMLInputElement>('slider')
  if (!low || !high) throw new Error('A price slider has two handles')
  return { low, high, values: () => [low.valueAsNumber, high.valueAsNumber] }
}

/** What a move changed is in sight; there is nothing to wait for where it should change nothing. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** A drag of the handle by a share of the line, in small moves as a hand makes them; 1 is the whole line. */
function drag(handle: HTMLInputElement, share: number) {
  const track = handle.closest('[data-part="track"]')
  const { x, y, width, height } = handle.getBoundingClientRect()
  const from = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }
  const way = (track?.getBoundingClientRect().width ?? 0) * share
  void fireEvent.pointerDown(handle, from)
  for (let move = 1; move <= 20; move += 1) void fireEvent.pointerMove(document, { ...from, clientX: from.clientX + (way * move) / 20 })
  void fireEvent.pointerUp(document, { ...from, clientX: from.clientX + way, buttons: 0 })
}

export const Between: Story = {}
export const WholeRange: Story = { args: { value: { min: 0, max: 2000 } } }
/** With nothing but a value it has the range and the step of the specification. */
export const Defaults: Story = {
  args: { value: { min: 0, max: 100 } },
  render: ({ value, onValueChange }) => <Sliding value={value} onValueChange={onValueChange} />,
}
export const HandlesAtTheGap: Story = { args: { value: { min: 850, max: 1150 } } }
export const BothAtTheEnd: Story = { args: { value: { min: 1700, max: 2000 } } }
/** Typed prices may meet; the handles then only move apart. */
export const HandlesMeeting: Story = {
  args: { value: { min: 900, max: 900 } },
  play: async ({ canvasElement }) => {
    const { low, high, values } = handles(canvasElement)
    drag(low, 0.2)
    await drawn()
    await expect(values()).toEqual([900, 900])
    await waitFor(() => expect(low).toHaveFocus())
    high.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(values()).toEqual([900, 920])
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const StopsForPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { low, high, values } = handles(canvasElement)
    drag(low, 0.9)
    await waitFor(() => expect(values()).toEqual([900, 1200]))
    await waitFor(() => expect(args.onValueCommitted).toHaveBeenCalledOnce())
    await expect(args.onValueCommitted).toHaveBeenLastCalledWith({ min: 900, max: 1200 })
    drag(high, -0.9)
    await drawn()
    await expect(values()).toEqual([900, 1200])
    drag(low, -1)
    await waitFor(() => expect(values()).toEqual([0, 1200]))
    drag(high, -1)
    await waitFor(() => expect(values()).toEqual([0, 300]))
  },
}

/** The moves of a finger, as the browser tells them once it has taken the pointer away to scroll. */
function swipe(handle: HTMLInputElement, share: number) {
  const track = handle.closest('[data-part="track"]')
  const { x, y, width, height } = handle.getBoundingClientRect()
  const way = (track?.getBoundingClientRect().width ?? 0) * share
  const at = (moved: number) => [new Touch({ identifier: 1, target: handle, clientX: x + width / 2 + moved, clientY: y + height / 2 })]
  void fireEvent.touchStart(handle, { touches: at(0), changedTouches: at(0) })
  for (let move = 1; move <= 20; move += 1)
    void fireEvent.touchMove(document, { touches: at((way * move) / 20), changedTouches: at((way * move) / 20) })
  void fireEvent.touchEnd(document, { touches: [], changedTouches: at(way) })
}

export const StopsForFinger: Story = {
  play: async ({ canvasElement, args }) => {
    const { low, high, values } = handles(canvasElement)
    swipe(low, 0.9)
    await waitFor(() => expect(values()).toEqual([900, 1200]))
    await waitFor(() => expect(args.onValueCommitted).toHaveBeenCalledOnce())
    swipe(high, -0.9)
    await drawn()
    await expect(values()).toEqual([900, 1200])
  },
}

export const StopsForKeys: Story = {
  args: { value: { min: 860, max: 1200 } },
  play: async ({ canvasElement }) => {
    const { low, high, values } = handles(canvasElement)
    low.focus()
    await userEvent.keyboard('{ArrowRight>10/}')
    await expect(values()).toEqual([900, 1200])
    await expect(low).toHaveAttribute('aria-valuetext', '900 kroner')
    high.focus()
    await userEvent.keyboard('{ArrowLeft>3/}{PageDown}{Home}')
    await expect(values()).toEqual([900, 1200])
    await userEvent.keyboard('{End}')
    await expect(high.getAttribute('aria-valuetext')?.replaceAll(/\s/gu, ' ')).toBe('2 000 kroner')
    low.focus()
    await userEvent.keyboard('{Home}{End}')
    await expect(values()).toEqual([1700, 2000])
  },
}

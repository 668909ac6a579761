import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../../foundation/internal/guide.ts'
import { onceShown } from '../../foundation/internal/once-shown.tsx'
import { jacketRust, jacketSpruce, jacketSpruceBack, jacketStorm } from '../../commerce/internal/samples.data.ts'
import { Gallery } from './index.ts'

const images = [
  { image: jacketSpruce, alt: 'Sett forfra' },
  { image: jacketSpruceBack, alt: 'Sett bakfra' },
  { image: jacketRust, alt: 'I rust' },
  { image: jacketStorm, alt: 'I storm' },
]

const meta = {
  component: Gallery,
  args: { images, label: 'Skare Skalljakke Dame' },
  parameters: guide({
    anatomy: [
      'slides: a strip that snaps, swiped or stepped',
      'turn: previous and next, still there at both ends; not for touch',
      'open: over the whole screen, where a picture can be zoomed',
      'thumbs: under the strip, beside it on a desktop',
    ],
    do: ['Put first the picture that the list shows', 'Say in words what differs: "Sett bakfra"'],
    dont: ['Turn pictures by themselves', 'Put texts into pictures'],
    keys: [
      ['Enter', 'on the strip: shows the pictures over the whole screen'],
      ['Left, Right', 'the previous and the next picture, in the strip and over the whole screen'],
      ['Arrow keys', 'move a picture that has come nearer; it is turned when it is whole again'],
      ['+ and -', 'nearer and farther, over the whole screen; 0 shows all of it'],
      ['Escape', 'back to the page, with focus where it was'],
    ],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  // A page that streams in has the picture before the thumbnails: it stands where it stays.
  play: async ({ canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-part=${name}]`)
    const place = () => part('stage')?.getBoundingClientRect().toJSON() as unknown
    const whole = place()
    part('thumbs')?.style.setProperty('display', 'none')
    await expect(place()).toEqual(whole)
    part('thumbs')?.style.removeProperty('display')
  },
}
export const Stepped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Neste bilde' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vis bilde 2' })).toHaveAttribute('aria-current', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vis bilde 3' })).toHaveAttribute('aria-current', 'true'))
  },
}
export const One: Story = { args: { images: images.slice(0, 1) } }
export const Open: Story = {
  globals: { motion: 'reduced' },
  decorators: [onceShown('[data-part=open] > button', (button) => button.click())],
}
export const WholeScreen: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Vis bildet stort' })
    await userEvent.click(opener)
    const view = await screen.findByRole('dialog', { name: 'Bilder av Skare Skalljakke Dame' })
    await waitFor(() => expect(view).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(view).getByRole('status')).toHaveTextContent('Bilde 2 av 4'))
    const stage = view.querySelector('[data-part=stage]')?.getBoundingClientRect()
    const shown = within(view).getByRole('img').getBoundingClientRect()
    await expect(Math.round(shown.bottom)).toBeLessThanOrEqual(Math.round(stage?.bottom ?? 0))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog')
  },
}
export const Closer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Vis bildet stort' }))
    const view = await screen.findByRole('dialog')
    const stage = view.querySelector('[data-part=stage]')
    if (stage) await userEvent.dblClick(stage)
    await expect(stage).toHaveAttribute('data-close')
    await userEvent.click(within(view).getByRole('button', { name: 'Zoom inn' }))
    await expect(stage).toHaveAttribute('data-close')
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

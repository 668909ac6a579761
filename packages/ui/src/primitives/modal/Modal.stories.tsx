import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { Modal } from './Modal.tsx'

const lines = ['Lauvås Skalljakke Dame', 'Rim Ullgenser Barn', 'Skare Alpinhjelm']

const meta = {
  component: Modal,
  parameters: guide({
    anatomy: ['backdrop', 'head: title and close button', 'content: scrolls', 'footer: stays in sight'],
    do: ['Import it lazily', 'Let one modal replace another: only one is open'],
    dont: ['Ask in it what could be asked in the page', 'Put a form of more than a few fields into it'],
    keys: [
      ['Tab', 'goes round within it'],
      ['Escape', 'closes it; focus returns to what opened it'],
      ['Arrow keys', 'scroll the content'],
    ],
  }),
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Min Handlekurv',
    children: (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
    footer: <Button full>Gå til kassen</Button>,
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = {}
export const Centre: Story = { args: { placement: 'centre', title: 'Del siden' } }
export const Sheet: Story = { globals: { viewport: { value: 'phone' } } }
export const Tall: Story = { args: { tall: true }, globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  args: {
    title: 'Personvern',
    children: Array.from({ length: 24 }, (_, index) => <p key={index}>Vi lagrer det vi må for å levere varene dine, og ikke mer.</p>),
  },
}

/** Closed, with the button that opens it. */
const closed = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Åpne</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Story

const openedBy = async (canvas: HTMLElement) => {
  const opener = within(canvas).getByRole('button', { name: 'Åpne' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Min Handlekurv' }) }
}

export const FocusReturns: Story = {
  ...closed,
  play: async ({ canvasElement }) => {
    const { opener } = await openedBy(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const FocusStays: Story = {
  ...closed,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openedBy(canvasElement)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    opener.focus()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

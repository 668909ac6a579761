import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { alerts } from '../internal/frame-samples.data.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { AlertBanner } from './AlertBanner.tsx'

const meta = {
  component: AlertBanner,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'icon and title: what kind of alert',
        'text',
        'more: how many wait behind it',
        'action: a button with the way on',
        'close button',
      ],
      do: ['Tell what happened to something that the shopper did elsewhere', 'Let the queue hold it until it is closed'],
      dont: ['Use it for news or offers', 'Show two at once'],
      keys: [['Enter, Space', 'on a button: closes it and shows the next; the action is done as well']],
    }),
  },
  args: { alerts, onDismiss: fn() },
} satisfies Meta<typeof AlertBanner>
export default meta
type Story = StoryObj<typeof meta>

export const ErrorFirst: Story = {}
export const Warning: Story = { args: { alerts: alerts.slice(1) } }
export const Success: Story = { args: { alerts: alerts.slice(2) } }
export const Info: Story = { args: { alerts: [{ id: 'i', type: 'info', text: 'Butikken på Lillehammer er stengt i dag.' }] } }
export const WithAction: Story = {
  args: {
    alerts: [
      {
        id: 'l',
        type: 'error',
        text: 'Du er logget ut, så favorittene ble ikke endret. Logg inn og prøv igjen.',
        action: { text: 'Logg inn', onClick: fn() },
      },
    ],
  },
}
export const Empty: Story = { args: { alerts: [] } }
export const Queue: Story = {
  render: function Queue(args) {
    const [queue, setQueue] = useState(args.alerts)
    return <AlertBanner alerts={queue} onDismiss={(id) => setQueue(queue.filter((alert) => alert.id !== id))} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk meldingen' }))
    await expect(await canvas.findByText('Obs!')).toBeInTheDocument()
  },
}

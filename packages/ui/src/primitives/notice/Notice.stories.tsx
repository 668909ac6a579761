import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { Notice } from './index.ts'

const meta = {
  component: Notice,
  parameters: guide({
    anatomy: ['icon: repeats the tone', 'title: may be left out', 'body: what it is about and what to do'],
    do: ['Put it where what it is about is', 'Give a role only when it appears after the page did'],
    dont: ['Let colour alone tell the tone', 'Use it for one field: that has an error of its own'],
    keys: [],
  }),
  args: { children: <p>Butikken på Geilo holder stengt 17. mai.</p> },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { tone: 'success', title: 'Lagt i handlekurven', children: <p>Skare Skalljakke Dame, gran, størrelse M.</p> },
}
export const Warning: Story = { args: { tone: 'warning', title: 'Obs!', children: <p>Prisen på en vare har endret seg siden sist.</p> } }
export const Wrong: Story = {
  args: { tone: 'error', title: 'Noe gikk galt', role: 'alert', children: <p>Vi fikk ikke reservert varene. Prøv igjen om litt.</p> },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageError } from './PageError.tsx'

const meta = {
  component: PageError,
  args: {
    mark: '404',
    title: 'Her var det bare vidde',
    text: 'Siden finnes ikke, eller den har flyttet. Prøv en av disse i stedet.',
    links: [
      { text: 'Til forsiden', to: '/' },
      { text: 'Friluft og camping', to: '/friluft-og-camping' },
    ],
  },
} satisfies Meta<typeof PageError>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Failed: Story = {
  args: { mark: '', title: 'Noe gikk galt', text: 'Vi fikk ikke hentet siden. Vent litt og prøv igjen.', links: [], onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Prøv igjen' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

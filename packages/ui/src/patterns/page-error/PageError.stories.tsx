import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageError } from './PageError.tsx'
import { guide } from '../../foundation/internal/guide.ts'

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
  parameters: guide({
    anatomy: ['mark: a status, seen only', 'title: what happened', 'text: what to do', 'ways: try again, and links to good places'],
    do: ['Offer to try again only where that can help', 'Keep header and footer around it'],
    dont: ['Tell what broke inside: the shopper cannot mend it', 'Make jokes about a lost order'],
    keys: [
      ['Tab', 'goes from way to way'],
      ['Enter', 'follows it or tries again'],
    ],
  }),
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
export const TryingAgain: Story = {
  args: { ...Failed.args, loading: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Prøv igjen' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
export const WithoutWays: Story = {
  args: { mark: '', title: 'Vi er straks tilbake', text: 'Butikken får nye varer i hyllene. Prøv igjen om noen minutter.', links: [] },
}
export const Narrow: Story = {
  args: { title: 'Varen er ute av sortimentet', text: 'Lauvås Skalljakke Dame selges ikke lenger. Se hva som ligner.' },
  globals: { viewport: { value: 'narrow' } },
}

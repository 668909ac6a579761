import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../primitives/button-link/index.ts'
import { EmptyState } from './index.ts'
import { guide } from '../../foundation/internal/guide.ts'

const meta = {
  component: EmptyState,
  args: {
    icon: 'search',
    title: 'Ingen treff på «skisokker med vinger»',
    children: <p>Prøv færre ord, eller let i hyllene.</p>,
    action: <ButtonLink to="/ski">Se alt til ski</ButtonLink>,
  },
  parameters: guide({
    anatomy: [
      'icon: what is missing, at most one',
      'title: that there is nothing, and of what',
      'text: why, or what to try',
      'action: the best way on',
    ],
    do: ['Name what was looked for', 'Offer one way on, the likeliest'],
    dont: ['Blame the shopper', 'Use it for a failure: that is a PageError or an alert'],
    keys: [],
  }),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}
export const Words: Story = { render: () => <EmptyState title="Ingen varer her akkurat nå" /> }
export const FiltersTooNarrow: Story = {
  args: {
    icon: 'filter',
    title: 'Ingen varer passer med alle filtrene',
    children: <p>Fjern ett av dem, eller begynn på nytt.</p>,
    action: (
      <ButtonLink to="/klaer" variant="quiet">
        Fjern alle
      </ButtonLink>
    ),
  },
}
export const LongText: Story = {
  args: { title: 'Ingen treff på «barneskalltøysettmedrefleksogforsterkedeknær»' },
  globals: { viewport: { value: 'narrow' } },
}
export const AllOfAPage: Story = { args: { level: 1, icon: 'user', title: 'Logg inn for å se siden din' } }

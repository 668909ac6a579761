import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../../foundation/internal/guide.ts'
import { OpeningHours } from './index.ts'

const meta = {
  component: OpeningHours,
  args: { hours: '1-5:1000-2000,6:1000-1800', now: new Date('2026-03-04T12:00:00Z') },
  parameters: guide({
    anatomy: [
      'now: whether it is open, and when it opens next where that is not tomorrow',
      'week: a row a day, Monday first; today has a ground and the words "i dag"',
      'reason: why a day is not as usual, a public holiday or a name of the shop’s own',
      'heading: over days further ahead that are not as usual',
    ],
    do: [
      'Give `now` from the browser only, as a cached page cannot know the time, and `madeAt` from the server, so that nothing moves',
      'Give the days around Christmas and Easter as deviations',
    ],
    dont: ['Write hours as text: the commerce API’s own text is read here', 'Show it twice on a page: a shop card folds it away'],
    keys: [],
  }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpeningHours>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const OpenOnSaturday: Story = { args: { now: new Date('2026-03-07T12:00:00Z') } }
export const ClosedForTheNight: Story = { args: { now: new Date('2026-03-04T21:00:00Z') } }
export const BeforeOpening: Story = { args: { now: new Date('2026-03-04T07:00:00Z') } }
export const Easter: Story = { args: { now: new Date('2026-03-31T12:00:00Z') } }
export const Christmas: Story = {
  args: {
    now: new Date('2026-12-22T12:00:00Z'),
    deviations: [
      { date: '2026-12-23', hours: '0900-2200', name: 'Lille julaften' },
      { date: '2026-12-24', hours: '0900-1300', name: 'Julaften' },
      { date: '2026-12-31', hours: '1000-1530', name: 'Nyttårsaften' },
      { date: '2027-01-08', hours: null, name: 'Varetelling' },
    ],
  },
}
export const ClosedForNow: Story = { args: { hours: '' } }
export const OnTheServer: Story = { args: { now: null, madeAt: new Date('2026-03-04T12:00:00Z') } }
export const Bare: Story = { args: { bare: true } }
export const Narrow: Story = { ...Christmas, globals: { viewport: { value: 'narrow' } } }

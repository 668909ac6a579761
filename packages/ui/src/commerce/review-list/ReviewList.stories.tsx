import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/index.ts'
import { guide } from '../../foundation/internal/guide.ts'
import { ReviewList, type ReviewListProps } from './index.ts'
import { sampleReviews } from './reviews.data.ts'

function Loading(props: ReviewListProps) {
  const [shown, setShown] = useState(1)
  return <ReviewList {...props} reviews={props.reviews.slice(0, shown)} onMore={() => setShown(shown + 2)} />
}

const meta = {
  component: ReviewList,
  args: {
    reviews: sampleReviews,
    average: 4.3,
    total: 27,
    stars: [1, 1, 3, 7, 15],
    fit: { value: -0.2, count: 19 },
    shopName: 'Storm & Opphold',
    action: <Button variant="quiet">Skriv en anmeldelse</Button>,
  },
  parameters: guide({
    anatomy: [
      'sum: the average, the spread of stars, the fit, and the way to write one',
      'review: stars and date, name and `Bekreftet kjøp`, words, size and fit, the shop’s answer',
      'more: how many are shown, and a button while there are others',
    ],
    do: ['Show poor reviews with the shop’s answer', 'Show `Bekreftet kjøp` only where an order was found'],
    dont: ['Show a name of an anonymous review anywhere', 'Sort the poor ones last'],
    keys: [['Enter', 'on `Vis flere anmeldelser`: loads more, and focus goes to the first new one']],
  }),
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const More: Story = {
  args: { total: 3 },
  render: (args) => <Loading {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Vis flere anmeldelser' }))
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'Per A.' })).toHaveFocus())
  },
}
export const LoadingMore: Story = { args: { onMore: () => undefined, loadingMore: true } }
export const WithoutSum: Story = {
  render: ({ reviews, average, total }) => <ReviewList reviews={reviews} average={average} total={total} />,
}
export const Empty: Story = { args: { reviews: [], average: null, total: 0 } }
export const LongWords: Story = {
  args: { reviews: [{ ...sampleReviews[1], id: 9, rating: 1, content: `${'Aldri igjen. '.repeat(60)}${'a'.repeat(90)}` } as never] },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

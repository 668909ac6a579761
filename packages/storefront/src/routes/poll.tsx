import { pollPath } from '@vidda/domain/route'
import { fill, pollTexts } from '@vidda/texts'
import { PollScreen } from '../polls/PollScreen.tsx'
import type { PollData } from '../polls/load-poll.ts'
import { pageTitle, type App } from '../app/index.ts'

export const handle = {
  crumb: ({ poll }: PollData) => poll.name,
  head: ({ poll }: PollData, { brand, texts }: App) => ({
    title: pageTitle(poll.name, brand.name),
    description: fill(texts(pollTexts).description, { name: poll.name, brand: brand.name }),
    canonical: pollPath(poll.id),
  }),
}

export const Component = PollScreen

import { formatNumber } from '@vidda/domain/number'
import { fill, pollTexts } from '@vidda/texts'
import { useId, type CSSProperties } from 'react'
import { Badge } from '../../primitives/badge/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PollResultRoot } from './PollResult.styles.ts'

export type PollScore = {
  readonly id: number
  readonly text: string
  /** How many answered so. */
  readonly count: number
  /** The right answer, where there is one. */
  readonly correct?: boolean
}

export type PollResultProps = RootProps<'section'> & {
  /** What was asked. */
  readonly question: string
  /** In the order of the question. */
  readonly scores: readonly PollScore[]
  /** Id of the shopper's own answer; null when it is not known. State: `data-own` on its row. */
  readonly own?: number | null
}

/** Whole percents that sum up to 100: what rounding leaves goes to the largest remainders. */
function percentsOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / total) * 100)
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const byRemainder = exact.map((_, index) => index).toSorted((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1))
  const raised = new Set(byRemainder.slice(0, left))
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0))
}

/** What people answered: a bar and a percent for each option, the shopper's own answer marked in words. */
export function PollResult({ question, scores, own = null, ...rest }: PollResultProps) {
  const texts = useTexts(pollTexts)
  const heading = useId()
  const total = scores.reduce((sum, { count }) => sum + count, 0)
  const percents = percentsOf(scores.map(({ count }) => count))
  return (
    <PollResultRoot aria-labelledby={heading} {...rest}>
      <h2 id={heading}>{question}</h2>
      <ul role="list" aria-label={texts.results}>
        {scores.map(({ id, text, correct }, index) => (
          <li key={id} data-own={id === own || undefined} style={{ '--poll-result-share': `${percents[index] ?? 0}%` } as CSSProperties}>
            <span data-part="option">
              {text}
              {id === own && <Badge tone="accent">{texts.yours}</Badge>}
              {correct && <Badge tone="success">{texts.correct}</Badge>}
            </span>
            <span data-part="share">{fill(texts.share, { percent: percents[index] ?? 0 })}</span>
            <span data-part="bar" />
          </li>
        ))}
      </ul>
      <p>{total === 0 ? texts.noAnswers : fill(texts.answers, { count: formatNumber(total) })}</p>
    </PollResultRoot>
  )
}

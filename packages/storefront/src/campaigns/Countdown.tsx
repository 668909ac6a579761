import { weekdayDate } from '@vidda/domain/date-text'
import { lastInstant, timeLeft, type TimeLeft } from '@vidda/domain/campaign'
import { campaignsTexts, fill } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { CountdownRoot } from './Countdown.styles.ts'

type CountdownProps = {
  /** ISO 8601 instant. */
  readonly end: string
  /** Null on the server and until the page is hydrated: then the places of the digits are kept. */
  readonly now: Date | null
  /** Whether the digits are shown; else the last day alone. */
  readonly ticking: boolean
}

const parts = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof TimeLeft)[]

/** How long something goes on: the last day in words, and the time left in digits, which a screen reader is spared. */
export function Countdown({ end, now, ticking }: CountdownProps) {
  const texts = useTexts(campaignsTexts)
  const left = now && timeLeft(end, now)
  const over = now !== null && left === null
  return (
    <CountdownRoot data-over={over || undefined}>
      <p>{over ? texts.ended : fill(texts.until, { date: weekdayDate(lastInstant(end)) })}</p>
      {ticking && (
        <dl aria-hidden="true">
          {parts.map((part) => (
            <div key={part}>
              <dt>{texts[part]}</dt>
              <dd>{over ? '00' : left ? String(left[part]).padStart(2, '0') : '––'}</dd>
            </div>
          ))}
        </dl>
      )}
    </CountdownRoot>
  )
}

import { weekdayDate } from '@vidda/domain/date-text'
import { lastInstant, timeLeft, type TimeLeft } from '@vidda/domain/campaign'
import { campaignsTexts, fill } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useNow } from '../shops/index.ts'
import { CountdownRoot } from './Countdown.styles.ts'

type CountdownProps = {
  /** ISO 8601 instant. */
  readonly end: string
  /** Whether to show the time left in digits below the last day. */
  readonly ticking: boolean
}

const second = 1000
const minute = 60 * second

const parts = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof TimeLeft)[]

/** The last day of a campaign in words and, if `ticking`, the time left in digits, which screen readers do not read. The digits keep their space until hydration. */
export function Countdown({ end, ticking }: CountdownProps) {
  const texts = useTexts(campaignsTexts)
  const now = useNow(ticking ? second : minute)
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

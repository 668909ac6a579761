import { weekdayDate } from '@vidda/domain/date-text'
import { comingDays, openingHours, weekdays, type Deviation, type ShopDay } from '@vidda/domain/hours'
import { holidaysTexts, hoursTexts, type WordsOf } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { dayName, timesText } from './hours-lines.ts'
import { openLine } from './open-text.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { OpeningHoursRoot } from './OpeningHours.styles.ts'

export type OpeningHoursProps = RootProps<'div'> & {
  /** The shop's own text, such as `1-5:1000-2000,6:1000-1800`: ISO weekdays, closed where nothing is said (spec §3 Shop). */
  readonly hours: string
  /** Null on the server and until the page is hydrated, since a cached page cannot know it: then no day is marked. */
  readonly now: Date | null
  /** When the page was made: which days are not as usual goes by it until `now` is known, so that nothing moves then. */
  readonly madeAt?: Date
  /** Days with hours of their own; they win over the week and over public holidays, when shops are closed. */
  readonly deviations?: readonly Deviation[]
  /** Without the line that says whether it is open now, for a place that says so already. State: `data-bare`. */
  readonly bare?: boolean
}

const week = 7
/** Keeps the place of the line that says whether it is open, until that is known. */
const keptLine = '\u{A0}'
/** How far ahead a day that is not as usual is told of. */
const sight = 28

/** What makes a day another than usual; nothing for a holiday that changes nothing, such as one on a closed Sunday. */
function reasonOf({ deviation, holiday }: ShopDay, holidays: WordsOf<typeof holidaysTexts>): string | undefined {
  return deviation?.name ?? (holiday ? holidays[holiday] : undefined)
}

/** A shop's week, today marked, with the days that are not as usual and a line that says whether it is open now. */
export function OpeningHours({ hours, now, madeAt, deviations, bare = false, ...rest }: OpeningHoursProps) {
  const words = useTexts(hoursTexts)
  const holidays = useTexts(holidaysTexts)
  const usual = openingHours(hours)
  const from = now ?? madeAt
  const coming = from ? comingDays(usual, from, sight, deviations) : []
  const rows = weekdays.map((day) => {
    const next = coming.slice(0, week).find(({ weekday }) => weekday === day)
    return {
      day,
      open: next ? next.open : usual[day],
      today: now !== null && next !== undefined && next === coming[0],
      reason: next && reasonOf(next, holidays),
    }
  })
  const later = coming.slice(week).filter((day) => reasonOf(day, holidays) && (day.deviation || usual[day.weekday]))
  const state = now && !bare ? openLine(hours, now, words, deviations) : null
  return (
    <OpeningHoursRoot {...rest} data-bare={bare || undefined}>
      {state && (
        <p data-part="now" data-open={state.open || undefined}>
          {state.text}
        </p>
      )}
      {now === null && !bare && (
        <p data-part="pending" aria-hidden="true">
          {keptLine}
        </p>
      )}
      <dl>
        {rows.map(({ day, open, today, reason }) => (
          <div key={day} data-today={today || undefined} data-unusual={reason ? true : undefined}>
            <dt>
              {dayName(day, words)}
              {today && <span data-part="today"> {words.today}</span>}
              {reason && <span data-part="reason">{reason}</span>}
            </dt>
            <dd>{timesText(open, words)}</dd>
          </div>
        ))}
      </dl>
      {later.length > 0 && (
        <section>
          <p data-part="heading">{words.other}</p>
          <dl>
            {later.map((day) => (
              <div key={day.date}>
                <dt>
                  <time dateTime={day.date}>{weekdayDate(day.date)}</time>
                  <span data-part="reason">{reasonOf(day, holidays)}</span>
                </dt>
                <dd>{timesText(day.open, words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </OpeningHoursRoot>
  )
}

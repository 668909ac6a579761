import type { Deviation } from '@vidda/domain/hours'
import { telephoneLink } from '@vidda/domain/phone'
import { distanceTexts, hoursTexts } from '@vidda/texts'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { OpeningHours } from '../opening-hours/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

type FoldedWeekProps = {
  readonly hours: string
  /** Null while folded: the hidden week does not re-render every minute. */
  readonly now: Date | null
  readonly deviations: readonly Deviation[] | undefined
  readonly phone: string | undefined
  readonly mapLink: string | undefined
  readonly onToggle: (open: boolean) => void
}

/** A shop's week, phone number and place on a map, folded away. */
export const FoldedWeek = memo(function FoldedWeek({ hours, now, deviations, phone, mapLink, onToggle }: FoldedWeekProps) {
  const words = useTexts(hoursTexts)
  const distance = useTexts(distanceTexts)
  const details = useRef<HTMLDetailsElement>(null)
  // The shopper may have opened it before hydration, when no toggle event was listened to.
  useEffect(() => onToggle(details.current?.open === true), [onToggle])
  return (
    <details ref={details} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        {words.allDays}
        <Icon name="chevron-down" />
      </summary>
      <OpeningHours bare hours={hours} now={now} {...(deviations && { deviations })} />
      {phone && (
        <TextLink standalone to={telephoneLink(phone)}>
          {phone}
        </TextLink>
      )}
      {mapLink && (
        <TextLink standalone to={mapLink}>
          {distance.showMap}
        </TextLink>
      )}
    </details>
  )
})

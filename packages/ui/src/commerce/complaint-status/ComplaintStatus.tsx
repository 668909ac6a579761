import { complaintTexts, fill } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { NamedGoods, type NamedLine } from '../internal/NamedGoods.tsx'
import { NextSteps } from '../internal/NextSteps.tsx'
import { Notice } from '../../primitives/notice/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ComplaintStatusRoot } from './ComplaintStatus.styles.ts'

/** A complaint that has been received. */
export type MadeComplaint = {
  /** What the shop and its mail call it. */
  readonly number: number
  /** Date and time of receipt as text: `25. november 2026 kl. 14.32`. */
  readonly received: string
  /** What it is about. */
  readonly goods: readonly NamedLine[]
  /** What is wrong, as the shopper wrote it. */
  readonly problem: string
  /** The date of discovery as it is shown: `20. november 2026`. */
  readonly discovered: string
  /** What the shopper wishes. */
  readonly wish: 'repair' | 'replacement' | 'reduction' | 'refund'
  /** The shop is still at it. */
  readonly open: boolean
}

export type ComplaintStatusProps = RootProps<'section'> & {
  /** Id of the heading, for a link or the focus to lead to. */
  readonly headingId?: string
  /** Whether there is something that can be complained about, and no complaint is open about. */
  readonly complainable: boolean
  /** The first first. */
  readonly made: readonly MadeComplaint[]
  /** Whether pictures can be sent as an answer to the mail. */
  readonly takesPictures: boolean
  /** The shopper wants to complain. */
  readonly onComplain: () => void
}

/** Something wrong with what was bought, on its receipt: what has been said of it, what happens next, and the way to say more. */
export function ComplaintStatus({ headingId, complainable, made, takesPictures, onComplain, ...rest }: ComplaintStatusProps) {
  const texts = useTexts(complaintTexts)
  const steps = [texts.stepAnswer, texts.stepKeep, ...(takesPictures ? [texts.stepPictures] : [])]
  return (
    <ComplaintStatusRoot {...rest}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      {made.map(({ number, received, goods, problem, discovered, wish, open }) => (
        <Notice key={number} tone={open ? 'success' : 'info'} title={fill(texts.received, { time: received })}>
          <NamedGoods label={texts.about} goods={goods} />
          <dl>
            <div>
              <dt>{texts.told}</dt>
              <dd>{problem}</dd>
            </div>
            <div>
              <dt>{texts.since}</dt>
              <dd>{discovered}</dd>
            </div>
            <div>
              <dt>{texts.wished}</dt>
              <dd>{texts[wish]}</dd>
            </div>
          </dl>
          {!open && <p>{texts.closed}</p>}
          <p data-part="about">{fill(texts.number, { number })}</p>
        </Notice>
      ))}
      {made.some(({ open }) => open) && <NextSteps title={texts.steps} steps={steps} />}
      {complainable && (
        <>
          <p>{made.length > 0 ? texts.restText : texts.openText}</p>
          <Button variant="quiet" onClick={onComplain}>
            {made.length > 0 ? texts.startRest : texts.start}
          </Button>
        </>
      )}
    </ComplaintStatusRoot>
  )
}

import { fill, withdrawTexts } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { WithdrawalSteps, type WithdrawalStepsProps } from '../internal/WithdrawalSteps.tsx'
import { NamedGoods, type NamedLine } from '../internal/NamedGoods.tsx'
import { Notice } from '../../primitives/notice/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { WithdrawalStatusRoot } from './WithdrawalStatus.styles.ts'

/** A withdrawal that has been received. */
export type MadeWithdrawal = {
  /** What the shop and its mail call it. */
  readonly number: number
  /** Date and time of receipt as text: `25. november 2026 kl. 14.32`. */
  readonly received: string
  /** What it is of. */
  readonly goods: readonly NamedLine[]
}

export type WithdrawalStatusProps = RootProps<'section'> &
  WithdrawalStepsProps & {
    /** Id of the heading, for a link or the focus to lead to. */
    readonly headingId?: string
    /** Something can still be withdrawn from. */
    readonly withdrawable: boolean
    /** Whether anything is left of the order; false when all of it has been withdrawn from, cancelled or paid back. */
    readonly goodsLeft: boolean
    /** Of the right, from the day after the goods were received. */
    readonly days: number
    /** The last day in words; null while nothing has been handed over. */
    readonly lastDay: string | null
    /** The first first. */
    readonly made: readonly MadeWithdrawal[]
    /** The shopper wants to withdraw. */
    readonly onWithdraw: () => void
  }

/** The right of withdrawal on a receipt: what has been withdrawn from, and whether and until when more can be. */
export function WithdrawalStatus(props: WithdrawalStatusProps) {
  const { headingId, withdrawable, goodsLeft, days, lastDay, made, onWithdraw, charged, shop, ...rest } = props
  const texts = useTexts(withdrawTexts)
  const isPart = made.length > 0

  function openText() {
    if (lastDay === null) return fill(isPart ? texts.restText : texts.openText, { days })
    return fill(isPart ? texts.restUntil : texts.openUntil, { date: lastDay })
  }

  return (
    <WithdrawalStatusRoot {...rest}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      {made.map(({ number, received, goods }) => (
        <Notice key={number} tone="success" title={fill(texts.received, { time: received })}>
          <NamedGoods label={texts.chosen} goods={goods} />
          <p data-part="about">{fill(texts.number, { number })}</p>
        </Notice>
      ))}
      {isPart && <WithdrawalSteps charged={charged} shop={shop} />}
      {withdrawable && (
        <>
          <p>{openText()}</p>
          <Button variant="quiet" onClick={onWithdraw}>
            {isPart ? texts.startRest : texts.start}
          </Button>
        </>
      )}
      {!withdrawable && goodsLeft && lastDay !== null && (
        <p>
          {fill(texts.over, { date: lastDay })} {texts.complaint}
        </p>
      )}
      {!withdrawable && !goodsLeft && !isPart && <p>{texts.nothingLeft}</p>}
    </WithdrawalStatusRoot>
  )
}

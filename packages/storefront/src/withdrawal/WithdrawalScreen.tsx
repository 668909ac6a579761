import { dateTime } from '@vidda/domain/date-text'
import { imageSources } from '@vidda/contract'
import { withdrawalSum } from '@vidda/domain/order'
import type { OrderReceipt } from '@vidda/domain/payment-page'
import type { Shop } from '@vidda/domain/shop'
import { fill, withdrawTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { WithdrawalForm, type WithdrawalValues } from '@vidda/ui/withdrawal-form'
import { WithdrawalReview } from '@vidda/ui/withdrawal-review'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stepHeading } from '../receipt-step/index.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalSection } from './WithdrawalSection.tsx'
import { chosenOf, isStillLeft, type WithdrawalStep } from './withdrawal-step.ts'
import { namedGoods, stepsOf } from './words.ts'

type WithdrawalScreenProps = {
  readonly step: WithdrawalStep
  readonly order: OrderReceipt
  readonly shop: Shop | null
  /** Fetches the receipt anew. */
  readonly refresh: () => Promise<void>
}

/** Taking a purchase back: the goods, what it means, and the acknowledgement. */
export function WithdrawalScreen({ step, order, shop, refresh }: WithdrawalScreenProps) {
  const texts = useTexts(withdrawTexts)
  const navigate = useNavigate()
  const { loading, failure, review, confirm, goTo } = useWithdrawal(order, refresh)
  const { withdrawal } = order
  const toReceipt = (
    <div>
      <Button variant="quiet" onClick={() => void goTo(undefined)}>
        {texts.toReceipt}
      </Button>
    </div>
  )

  if (step.name === 'done') {
    const { receivedAt, email } = step.answer
    return (
      <>
        <SectionHeading level={1} headingId={stepHeading} text={fill(texts.doneText, { time: dateTime(receivedAt), email })}>
          {texts.doneTitle}
        </SectionHeading>
        <WithdrawalSection order={order} shop={shop} />
        {toReceipt}
      </>
    )
  }

  const notice = failure && (
    <Notice tone="error" role="alert">
      {texts[failure]}
    </Notice>
  )

  if (!withdrawal?.open) {
    return (
      <>
        <SectionHeading level={1} headingId={stepHeading}>
          {texts.notOpenTitle}
        </SectionHeading>
        {notice}
        <WithdrawalSection order={order} shop={shop} />
        {toReceipt}
      </>
    )
  }

  const sumOf = (values: WithdrawalValues) => withdrawalSum(order, withdrawal, chosenOf(order, values))

  if (step.name === 'review' && isStillLeft(order, step.values)) {
    const { values } = step
    return (
      <>
        <SectionHeading level={1} headingId={stepHeading} text={texts.reviewText}>
          {texts.reviewTitle}
        </SectionHeading>
        <WithdrawalReview
          goods={namedGoods(order, chosenOf(order, values))}
          sum={sumOf(values)}
          email={order.email}
          loading={loading}
          onConfirm={() => void confirm(values)}
          onBack={() => void navigate(-1)}
          {...stepsOf(order, shop)}
        >
          {notice}
        </WithdrawalReview>
      </>
    )
  }

  return (
    <GoodsStep
      initial={step.values}
      isChanged={step.name === 'review' || step.isChanged === true}
      order={order}
      totalOf={(values) => sumOf(values).total}
      onSubmit={(values) => void review(values)}
      onCancel={() => void navigate(-1)}
    />
  )
}

type GoodsStepProps = {
  readonly initial: WithdrawalValues
  readonly isChanged: boolean
  readonly order: OrderReceipt
  readonly totalOf: (values: WithdrawalValues) => ReturnType<typeof withdrawalSum>['total']
  readonly onSubmit: (values: WithdrawalValues) => void
  readonly onCancel: () => void
}

function GoodsStep({ initial, isChanged, order, totalOf, onSubmit, onCancel }: GoodsStepProps) {
  const texts = useTexts(withdrawTexts)
  const [values, setValues] = useState(initial)
  const left = order.withdrawal?.left ?? []
  const lines = left.flatMap(({ ean, count }) => {
    const line = order.lines.find((one) => one.ean === ean)
    return line ? [{ ...line, count, image: imageSources(line.image) }] : []
  })
  const chosen = chosenOf(order, values)
  return (
    <>
      <SectionHeading level={1} headingId={stepHeading} text={fill(texts.goodsText, { number: order.id ?? '' })}>
        {texts.goodsTitle}
      </SectionHeading>
      <WithdrawalForm
        lines={lines}
        values={values}
        onValuesChange={setValues}
        refund={chosen.length > 0 ? totalOf(values) : null}
        charged={order.captured > 0}
        onSubmit={() => onSubmit({ ...values, counts: Object.fromEntries(chosen.map(({ ean, count }) => [ean, count])) })}
        onCancel={onCancel}
      >
        {isChanged && (
          <Notice tone="warning" role="status">
            {texts.changed}
          </Notice>
        )}
      </WithdrawalForm>
    </>
  )
}

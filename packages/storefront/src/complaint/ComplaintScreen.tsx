import { dateTime, longDate } from '@vidda/domain/date-text'
import { complaintLength, complaintProblems } from '@vidda/domain/order'
import { osloDate } from '@vidda/domain/price'
import { complaintTexts, fill, type WordsOf } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ComplaintForm, type ComplaintValues } from '@vidda/ui/complaint-form'
import { Notice } from '@vidda/ui/notice'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { stepHeading } from '../receipt-step/index.ts'
import type { ComplaintStep } from './complaint-step.ts'
import { ComplaintSection } from './ComplaintSection.tsx'
import type { Purchase } from './purchase.ts'
import { useComplaint } from './use-complaint.ts'

type ComplaintScreenProps = {
  readonly step: ComplaintStep
  readonly purchase: Purchase
  /** Fetches the receipt anew. */
  readonly refresh: () => Promise<void>
}

/** What must be put right, by field, in words. */
function errorsOf(values: ComplaintValues, bought: string, texts: WordsOf<typeof complaintTexts>) {
  const { problem, discovered } = complaintProblems(values, { bought, today: osloDate(new Date()) })
  const days = {
    missing: texts.discoveredMissing,
    future: texts.discoveredFuture,
    beforePurchase: fill(texts.discoveredBeforePurchase, { date: longDate(bought) }),
  }
  const lengths = { short: texts.problemShort, long: texts.problemLong }
  return {
    ...(problem && { problem: fill(lengths[problem], complaintLength) }),
    ...(discovered && { discovered: days[discovered] }),
  }
}

/** Saying that something is wrong with what was bought, and the acknowledgement. */
export function ComplaintScreen({ step, purchase, refresh }: ComplaintScreenProps) {
  const texts = useTexts(complaintTexts)
  const { loading, failure, submit, goTo, back } = useComplaint(purchase, refresh)
  const [today] = useState(() => osloDate(new Date()))
  const { kind, number, email, complaints, lines } = purchase
  const toReceipt = (
    <div>
      <Button variant="quiet" onClick={() => void goTo(undefined)}>
        {texts.toReceipt}
      </Button>
    </div>
  )
  const notice = failure && (
    <Notice tone="error" role="alert">
      {texts[failure]}
    </Notice>
  )

  if (step.name === 'done' || complaints.left.length === 0) {
    const isDone = step.name === 'done'
    return (
      <>
        <SectionHeading
          level={1}
          headingId={stepHeading}
          {...(isDone && { text: fill(texts.doneText, { time: dateTime(step.answer.receivedAt), email: step.answer.email }) })}
        >
          {isDone ? texts.doneTitle : texts.closedTitle}
        </SectionHeading>
        {notice}
        <ComplaintSection purchase={purchase} />
        {toReceipt}
      </>
    )
  }

  const left = complaints.left.flatMap(({ ean, count }) => {
    const line = lines.find((one) => one.ean === ean)
    return line ? [{ ...line, count }] : []
  })
  return (
    <>
      <SectionHeading level={1} headingId={stepHeading} text={fill(kind === 'order' ? texts.text : texts.reservationText, { number })}>
        {texts.title}
      </SectionHeading>
      <ComplaintForm
        lines={left}
        length={complaintLength}
        discoverable={{ from: complaints.bought, to: today }}
        email={email}
        validate={(values) => errorsOf(values, complaints.bought, texts)}
        loading={loading}
        onSubmit={(values) => void submit(values)}
        onCancel={back}
      >
        {notice}
      </ComplaintForm>
    </>
  )
}

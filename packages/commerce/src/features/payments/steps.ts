import { completeSession } from './complete.ts'
import { finishOperation, operationsOf } from './operations.ts'
import { stepDone, stepFailed, stepLater, takeSteps, type WaitingStep } from './outbox.ts'
import { ProviderRefusal } from './outgoing.ts'
import type { Payments } from './payments.ts'
import type { ProviderService, Step, StepCall } from './provider.ts'
import { changeSession, lockSession, type Session, sessionById } from './sessions.ts'
import { mayBecome } from './states.ts'

const second = 1000
/** After these the next tries follow; after the last one it stays, for somebody to look at. */
const pauses = [5, 15, 60, 300, 900, 3600, 4 * 3600, 4 * 3600, 4 * 3600, 12 * 3600, 24 * 3600].map((seconds) => seconds * second)
/** Between looks at what a provider does later. */
const lookAgain = 5 * second
const atOnce = 4

const doneNow: Step = { state: 'done', reference: null }

type Made = { readonly payments: Payments; readonly service: ProviderService; readonly step: WaitingStep; readonly session: Session }

async function settle({ payments, service, step, session }: Made, facts: Omit<StepCall, 'others'>): Promise<Step> {
  const all = await operationsOf(payments.db, session.id)
  const operation = all.find(({ id }) => id === step.operationId)
  const call = { ...facts, others: all.flatMap(({ id, reference }) => (id !== step.operationId && reference ? [reference] : [])) }
  const settlement = operation && {
    amount: operation.amount,
    lines: operation.lines,
    reference: `${session.reference}-${operation.id}`,
    charge: all.find(({ id }) => id === operation.chargeId)?.reference ?? null,
  }
  switch (step.kind) {
    case 'acknowledge':
      return service.acknowledge(call, session.reference)
    case 'cancel':
      return service.cancel(call)
    case 'abandon':
      await service.abandon(call.orderId)
      return doneNow
    case 'capture':
      return settlement ? service.capture(call, settlement) : doneNow
    case 'refund':
      return settlement ? service.refund(call, settlement) : doneNow
  }
}

/** What a step that has been made means for its session. */
async function finish(payments: Payments, step: WaitingStep, reference: string | null): Promise<void> {
  const { db, now } = payments
  await db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, step.sessionId)
    const at = now()
    await stepDone(transaction, step.id, at)
    if (!session) return
    if (step.kind === 'acknowledge' && mayBecome(session.state, 'accepted'))
      await changeSession(transaction, session.id, { state: 'accepted' }, at)
    if (step.kind === 'cancel' && session.state === 'review_required')
      await changeSession(transaction, session.id, { state: 'cancelled' }, at)
    if (step.operationId !== null) await finishOperation(transaction, session, step.operationId, { reference, error: null }, at)
  })
}

async function fail(payments: Payments, step: WaitingStep, error: unknown): Promise<void> {
  const { db, now, log } = payments
  const reason = error instanceof Error ? error.message : String(error)
  await db.transaction().execute(async (transaction) => {
    const session = await lockSession(transaction, step.sessionId)
    const at = now()
    await stepFailed(transaction, step.id, reason, at)
    if (session && step.operationId !== null)
      await finishOperation(transaction, session, step.operationId, { reference: null, error: reason }, at)
  })
  log({ session: step.sessionId, step: step.kind, reason }, 'a provider refuses what it was told: somebody has to look')
}

/** A no that more tries may turn into a yes: the order is not known yet, or is being changed just now. */
const mayPass = ({ kind }: WaitingStep, error: unknown) =>
  !(error instanceof ProviderRefusal) ||
  error.status >= 500 ||
  error.status === 409 ||
  error.status === 429 ||
  error.status === 401 ||
  (kind === 'acknowledge' && error.status === 404)

async function take(payments: Payments, step: WaitingStep): Promise<void> {
  const { db, now, providers } = payments
  const session = await sessionById(db, step.sessionId)
  const service = session && providers.of(session.tenantId, session.provider, session.shopId)
  if (!session || !service || session.providerOrderId === null) {
    await fail(payments, step, new Error('There is no account with this provider, or no order of it'))
    return
  }
  const call = { orderId: session.providerOrderId, key: step.intention, note: step.note, again: step.attempts > 1, now: now() }
  try {
    const made = await settle({ payments, service, step, session }, call)
    if (made.state === 'done') await finish(payments, step, made.reference)
    else {
      await stepLater(db, step.id, { at: new Date(now().getTime() + lookAgain), note: made.note })
      if (step.kind === 'acknowledge') await completeSession(payments, session.id, { again: true })
    }
  } catch (error) {
    const wait = pauses[step.attempts - 1]
    if (!mayPass(step, error) || wait === undefined) await fail(payments, step, error)
    else {
      const reason = error instanceof Error ? error.message : String(error)
      await stepLater(db, step.id, { at: new Date(now().getTime() + wait), reason })
    }
  }
}

/** Makes the steps that wait; answers how many there were. Several processes may call it: each step is taken by one of them. */
export async function takeWaitingSteps(payments: Payments): Promise<number> {
  const steps = await takeSteps(payments.db, [...payments.tenants.keys()], payments.now(), atOnce)
  await Promise.all(steps.map((step) => take(payments, step)))
  return steps.length
}

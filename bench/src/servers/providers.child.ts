import { setTimeout } from 'node:timers/promises'
import { startSandbox } from '@vidda/sandbox'
import { timeCallbacks, type CallbackCall } from './callback-calls.ts'
import { serveParent } from './child.ts'
import { atSteadyPace } from './steady-pace.ts'

export type ProvidersReady = {
  readonly klarna: { readonly url: string; readonly username: string; readonly password: string }
  readonly qliro: { readonly url: string; readonly apiKey: string; readonly secret: string }
}

/** Buys every order that has been opened and not paid. */
export type Buying = { readonly perSecond: number }
export type BuyingResult = {
  readonly calls: readonly CallbackCall[]
  /** What buyers were told who could not pay. */
  readonly refused: readonly string[]
}

/** Kustom's first push comes soon, and not 2 minutes after a purchase. */
const switches = { kco: { orderManagementDelay: 0, firstPush: 1000 } } as const

const buyer = { email: 'kari@example.no', postalCode: '0155', method: 'card' } as const

const times = timeCallbacks()
const { control, stop, ...services } = await startSandbox({ switches })

type Purchase = () => Promise<{ readonly kind: string }>

/** Orders of both in turn. */
async function openOrders(): Promise<readonly Purchase[]> {
  const truth = await control.truth()
  const ofKustom = truth.kco.filter(({ status }) => status === 'checkout_incomplete')
  const ofQliro = truth.qliro.filter(({ CustomerCheckoutStatus }) => CustomerCheckoutStatus === 'InProcess')
  return Array.from({ length: Math.max(ofKustom.length, ofQliro.length) }, (_, index): readonly Purchase[] => {
    const [one, other] = [ofKustom[index], ofQliro[index]]
    return [...(one ? [() => control.buyKco(one.order_id, buyer)] : []), ...(other ? [() => control.buyQliro(other.OrderId, buyer)] : [])]
  }).flat()
}

/** Whether the shop has been told of every purchase. */
async function allPushed(): Promise<boolean> {
  const { kco, qliro } = await control.truth()
  return (
    kco.every(({ status, acknowledged }) => status === 'checkout_incomplete' || acknowledged) &&
    qliro.every(({ PushesDue }) => PushesDue === 0)
  )
}

async function buyAll({ perSecond }: Buying): Promise<BuyingResult> {
  const purchases = await openOrders()
  times.take()
  const outcomes = await atSteadyPace(
    { perSecond, count: purchases.length },
    (index) => purchases[index]?.() ?? Promise.reject(new Error()),
  )
  while (times.underWay() > 0 || !(await allPushed())) await setTimeout(50)
  return { calls: times.take(), refused: outcomes.filter(({ kind }) => kind !== 'completed').map((outcome) => JSON.stringify(outcome)) }
}

const { baseUrl: klarnaUrl, username, password } = services.kco
const { baseUrl: qliroUrl, apiKey, secret } = services.qliro
serveParent({ klarna: { url: klarnaUrl, username, password }, qliro: { url: qliroUrl, apiKey, secret } } satisfies ProvidersReady, {
  close: stop,
  task: (task) => buyAll(task as Buying),
})

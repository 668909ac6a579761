import { Refusal } from '../http/exchange.ts'
import { keyOf, ore } from './items.ts'
import type { Item } from './items.ts'
import type { ItemAction, QliroOrder, Transaction } from './orders.ts'

const sign: Readonly<Record<ItemAction['ActionType'], number>> = { Create: 0, Reserve: 1, Ship: -1, Release: -1, Return: 0 }

const refuse = (code: string, text: string): never => {
  throw new Refusal(400, code, text)
}

/** The lines with what of them is counted, by the lines' keys. */
function counted(actions: readonly ItemAction[], weight: (action: ItemAction) => number): ReadonlyMap<string, Item> {
  const lines = new Map<string, Item>()
  for (const action of actions) {
    const { Id: _id, ActionType: _type, PaymentTransactionId: _transaction, ...item } = action
    const known = lines.get(keyOf(item))
    lines.set(keyOf(item), { ...item, ...known, Quantity: (known?.Quantity ?? 0) + weight(action) * item.Quantity })
  }
  return lines
}

/** What is reserved and neither shipped nor released, line by line; lines of which nothing is left are there with 0. */
export const reserved = ({ actions }: QliroOrder): ReadonlyMap<string, Item> => counted(actions, ({ ActionType }) => sign[ActionType])

/** What was shipped by a capture and not returned. */
export const shipped = ({ actions, transactions }: QliroOrder, capture: string): ReadonlyMap<string, Item> => {
  const originals = new Map(transactions.map((item) => [item.PaymentTransactionId, item.OriginalPaymentTransactionId]))
  const concerned = actions.filter(
    ({ ActionType, PaymentTransactionId: id }) =>
      (ActionType === 'Ship' && id === capture) || (ActionType === 'Return' && originals.get(id) === capture),
  )
  return counted(concerned, ({ ActionType }) => (ActionType === 'Ship' ? 1 : -1))
}

/** The lines as they were reserved or shipped, with the asked quantities; refuses what is not there. */
export function take(available: ReadonlyMap<string, Item>, wanted: readonly Item[], noneLeft: string): readonly Item[] {
  return wanted.map((item) => {
    const line = available.get(keyOf(item))
    if (!line || line.Type !== item.Type)
      return refuse('INVALID_ITEM', `${item.MerchantReference} is no line at this price and of this type`)
    if (line.Quantity === 0) return refuse(noneLeft, `Nothing is left of ${item.MerchantReference}`)
    if (item.Quantity > line.Quantity) return refuse('EXCEEDING_QUANTITY', `Only ${line.Quantity} of ${item.MerchantReference} are left`)
    return { ...line, Quantity: item.Quantity }
  })
}

const sumOf = (transactions: readonly Transaction[], types: readonly Transaction['Type'][]): number =>
  transactions
    .filter(({ Type, Status }) => types.includes(Type) && (Status === 'Success' || Status === 'Created' || Status === 'InProcess'))
    .reduce((sum, { Amount }) => sum + ore(Amount), 0)

export const authorizedOre = ({ transactions }: QliroOrder): number => sumOf(transactions, ['Preauthorization'])
export const capturedOre = ({ transactions }: QliroOrder): number => sumOf(transactions, ['Capture', 'Debit'])
export const refundedOre = ({ transactions }: QliroOrder): number => sumOf(transactions, ['Refund', 'Credit'])
export const releasedOre = ({ transactions }: QliroOrder): number => sumOf(transactions, ['Reversal'])

import { paymentTexts } from '@vidda/texts'
import type { Session } from './sessions.ts'

const { words } = paymentTexts
const rate = 2500

const vatIn = (price: number) => price - Math.round((price * 10_000) / (10_000 + rate))

/** Delivery is chosen before the frame opens: there is the one way that was chosen, with its price in øre, or in kroner as Qliro takes it. */
export function shippingOptions({ provider, contents }: Session) {
  const name = contents.shipping === 'delivery' ? words.delivery : words.collect
  const price = contents.freight
  if (provider === 'klarna') {
    const method = contents.shipping === 'delivery' ? 'Home' : 'PickUpStore'
    return {
      shipping_options: [
        { id: contents.shipping, name, price, tax_amount: vatIn(price), tax_rate: rate, preselected: true, shipping_method: method },
      ],
    }
  }
  const method = {
    MerchantReference: contents.shipping,
    DisplayName: name,
    PriceIncVat: price / 100,
    PriceExVat: (price - vatIn(price)) / 100,
  }
  return { AvailableShippingMethods: [method] }
}

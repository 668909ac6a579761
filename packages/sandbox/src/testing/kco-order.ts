/** A jacket, a discount and the freight: 1 298 kr. The same goods as in the design's example. */
export const goods = {
  type: 'physical',
  reference: '7090000000017',
  name: 'Skalljakke dame M blå',
  quantity: 1,
  quantity_unit: 'stk',
  unit_price: 129_900,
  tax_rate: 2500,
  total_amount: 129_900,
  total_discount_amount: 0,
  total_tax_amount: 25_980,
}
export const discount = {
  type: 'discount',
  reference: 'PROMO',
  name: 'Kampanjekode',
  quantity: 1,
  unit_price: -20_000,
  tax_rate: 2500,
  total_amount: -20_000,
  total_tax_amount: -4000,
}
export const freight = {
  type: 'shipping_fee',
  reference: 'HJEM',
  name: 'Hjemlevering',
  quantity: 1,
  unit_price: 19_900,
  tax_rate: 2500,
  total_amount: 19_900,
  total_tax_amount: 3980,
}

export const urlsOf = (origin: string): Record<string, string> => ({
  terms: `${origin}/vilkar`,
  checkout: `${origin}/checkout?sid={checkout.order.id}`,
  confirmation: `${origin}/kvittering?kid={checkout.order.id}`,
  push: `${origin}/push?kid={checkout.order.id}`,
  validation: `${origin}/validation`,
  notification: `${origin}/notification?kid={checkout.order.id}`,
})

/** An order of the shop at this origin. */
export const orderOf = (origin: string): Record<string, unknown> => ({
  purchase_country: 'NO',
  purchase_currency: 'NOK',
  locale: 'nb-NO',
  order_amount: 129_800,
  order_tax_amount: 25_960,
  order_lines: [goods, discount, freight],
  merchant_urls: urlsOf(origin),
  merchant_reference1: '1000123',
  merchant_data: '{"checkoutId":"c_1"}',
  options: { require_validate_callback_success: true },
  shipping_countries: ['NO'],
})

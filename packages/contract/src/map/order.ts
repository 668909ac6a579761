import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import type { CustomerOrder, OrderPayment } from '@vidda/domain/order'
import type * as Wire from '../wire/index.ts'

function mapPayment(wire: Wire.CustomerOrder['payment']): OrderPayment | null {
  if (!wire) return null
  const { shopID, ...same } = wire
  return { ...same, shopId: shopID }
}

export const mapCustomerOrder = (wire: Wire.CustomerOrder): CustomerOrder => ({
  id: wire.id,
  vatPercentage: wire.vatPercentage,
  totalVat: oreFromWire(wire.totalVat),
  netAmount: oreFromWire(wire.netAmount),
  total: oreFromWire(wire.total),
  orderLines: wire.orderLines.map(({ EanNo, Count, articleId, name, size, color, image, price }) => ({
    ean: EanNo,
    count: Count,
    articleId,
    name,
    size,
    color,
    image,
    price: oreFromKroner(price),
  })),
  date: wire.date,
  payment: mapPayment(wire.payment),
})

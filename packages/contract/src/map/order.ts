import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import type { CustomerOrder } from '@vidda/domain/order'
import type * as Wire from '../wire/index.ts'

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
})

import type { Variant } from '../article/index.ts'
import { oreFromKroner } from '../money-wire/index.ts'
import { defaultFrightPrice } from '../shipping/index.ts'
import { addVariant } from './lines.ts'
import type { CartState, NewLine } from './types.ts'
import { emptyCart } from './empty.ts'

const variant = (ean: string, qty: number | null = 10): Variant => ({
  id: Number(ean),
  ean,
  availability: qty ? 1 : 0,
  shops: qty === null ? [] : [{ id: 3, qty }],
  size: { id: 1, name: 'M' },
  color: { id: 1, name: 'Granskog', hex: '#204030', colorCode: '101', imagePath: '/image' },
})

type Facts = Partial<Omit<NewLine, 'price' | 'pant'>> & {
  readonly kroner?: number
  readonly pantKroner?: number
  readonly qty?: number | null
}

export const line = (ean: string, { kroner = 100, pantKroner = 0, qty = 10, ...facts }: Facts = {}): NewLine => ({
  id: Number(ean),
  ean,
  name: 'Lauvås Skalljakke',
  gender: 2,
  size: 'M',
  color: 'Granskog',
  price: oreFromKroner(kroner),
  beforePrice: null,
  pant: oreFromKroner(pantKroner),
  frightPrice: defaultFrightPrice,
  image: '/image',
  canPurchase: true,
  variant: variant(ean, qty),
  articleId: 1,
  slug: 'lauvas-skalljakke',
  webPurchaseLimit: 5,
  onlyCC: false,
  ...facts,
})

export const cartOf = (...lines: readonly NewLine[]): CartState => {
  let cart = emptyCart
  for (const next of lines) cart = addVariant(cart, next)
  return cart
}

export const countOf = (cart: CartState, ean: string): number => cart.orders.find((order) => order.ean === ean)?.count ?? 0

import type { ImageSources } from '@vidda/ui/picture'
import type { ProductCardProps } from '@vidda/ui/product-card'

const picture = (src: string): ImageSources => ({ avif: '', webp: '', src })

const jacket = {
  storm: picture(new URL('../../packages/ui/src/commerce/internal/samples/jacket-storm.webp', import.meta.url).href),
  rust: picture(new URL('../../packages/ui/src/commerce/internal/samples/jacket-rust.webp', import.meta.url).href),
  spruce: picture(new URL('../../packages/ui/src/commerce/internal/samples/jacket-spruce.webp', import.meta.url).href),
}

export const fjord = picture(new URL('../../packages/ui/src/patterns/internal/samples/fjord.webp', import.meta.url).href)
export const plateau = picture(new URL('../../packages/ui/src/patterns/internal/samples/plateau.webp', import.meta.url).href)
export const wordsInPicture = picture(new URL('./samples/words-in-picture.webp', import.meta.url).href)

const ore = (amount: number) => amount as ProductCardProps['price']

const cards = [
  { to: '/product/rim-regnjakke', name: 'Rim Regnjakke', brand: 'Rim', price: ore(89_900) },
  { to: '/product/lauvaas-skalljakke', name: 'Lauvås Skalljakke Herre', brand: 'Lauvås', price: ore(139_900) },
  { to: '/product/skare-skalljakke', name: 'Skare Skalljakke Dame', brand: 'Skare', price: ore(249_900) },
]

const shownBy = (pictures: readonly ImageSources[]) => cards.map((card, index) => ({ ...card, image: pictures[index] ?? jacket.storm }))

/** Three cards with pictures in one style. */
export const alike = shownBy([jacket.storm, jacket.rust, jacket.spruce])

/** The same cards with pictures in three different styles. */
export const unlike = shownBy([
  picture(new URL('./samples/small-on-orange.webp', import.meta.url).href),
  picture(new URL('./samples/cut-off.webp', import.meta.url).href),
  picture(new URL('./samples/dark-and-askew.webp', import.meta.url).href),
])

export { ProductCard } from './ProductCard.tsx'
export type { CardColor, ProductCardProps } from './ProductCard.tsx'
export { wholeWords } from '../../foundation/internal/whole-words.tsx'

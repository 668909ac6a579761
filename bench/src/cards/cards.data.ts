import { cardWidths, imageBase, imageSources } from '@vidda/contract'
import type { Ore } from '@vidda/domain/money'
import type { ProductCardProps } from '@vidda/ui/product-card'

const lines = ['Lauvås', 'Rim', 'Skare', 'Myrull', 'Hegg', 'Bresprekk'] as const
const kinds = [
  'Skalljakke Dame',
  'Ullgenser Barn',
  'Regnbukse Herre',
  'Dunjakke Uni',
  'Turstøvel Dame',
  'Ryggsekk 38 l',
  'Lue',
  'Sovepose',
] as const
const colors = [
  { name: 'Gran', hex: '#1f5a4a' },
  { name: 'Rust', hex: '#b3402e' },
  { name: 'Storm', hex: '#27415e' },
  { name: 'Sol', hex: '#e2b23c' },
  { name: 'Is', hex: '#cfe0e6' },
  { name: 'Sot', hex: '#2c2c2e' },
] as const

const kroner = (amount: number) => (amount * 100) as Ore

/** As a list of a shop is: one in three is reduced and says so, with one to six colours. */
export const cards: readonly ProductCardProps[] = lines.flatMap((line, row) =>
  kinds.map((kind, column) => {
    const at = row * kinds.length + column
    const reduced = at % 3 === 0
    const price = 299 + 100 * ((at * 7) % 23)
    return {
      to: `/product/vare-${at}`,
      name: `${line} ${kind}`,
      brand: line,
      image: imageSources(imageBase(`vare-${at}`), cardWidths),
      price: kroner(price),
      beforePrice: reduced ? kroner(price + 400) : null,
      label: reduced ? '−30 %' : null,
      colors: colors.slice(0, 1 + (at % colors.length)),
      shopsInStock: (at * 5) % 24,
      priority: at === 0,
    }
  }),
)

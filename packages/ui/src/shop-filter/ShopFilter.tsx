import { filterTexts } from '@vidda/texts'
import { FilterSection } from '../filter-section/index.ts'
import { LongChoices } from '../internal/LongChoices.tsx'
import { useChoices, type FilterChoiceProps, type FilterValue } from '../internal/use-choices.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { useTexts } from '../texts-provider/index.ts'

export type ShopValue = FilterValue & {
  /** Metres from the shopper; null while no position is known. */
  readonly distance: number | null
}

export type ShopFilterProps = FilterChoiceProps<ShopValue> & {
  /** Id of the shopper's own shop: it stands first, and says so. */
  readonly myShop?: number
}

function AboutShop({ distance, mine }: { readonly distance: number | null; readonly mine: boolean }) {
  const texts = useTexts(filterTexts)
  const far = useDistanceText(distance)
  const words = [mine && texts.myShop, far].filter(Boolean).join(' · ')
  return words && <span data-part="about">{words}</span>
}

/** Shops that have goods of the list in stock: the shopper's own first, then as the caller sorted them (nearest, else by name). */
export function ShopFilter({ defaultOpen = false, myShop, values, ...choice }: ShopFilterProps) {
  const texts = useTexts(filterTexts)
  const { section } = useChoices({ ...choice, values })
  const sorted = [...values.filter(({ id }) => id === myShop), ...values.filter(({ id }) => id !== myShop)]
  return (
    <FilterSection title={texts.shop} defaultOpen={defaultOpen} {...section}>
      <LongChoices
        {...choice}
        values={sorted.map((shop) => ({ ...shop, about: <AboutShop distance={shop.distance} mine={shop.id === myShop} /> }))}
        find={texts.findShop}
      />
    </FilterSection>
  )
}

import { filterTexts } from '@vidda/texts'
import { FilterSection } from '../filter-section/index.ts'
import { LongChoices } from '../internal/LongChoices.tsx'
import { useChoices, type FilterChoiceProps } from '../internal/use-choices.ts'
import { useTexts } from '../texts-provider/index.ts'

export type BrandFilterProps = FilterChoiceProps

/** The brands on offer; more than eight of them can be searched. */
export function BrandFilter({ defaultOpen = false, ...choice }: BrandFilterProps) {
  const texts = useTexts(filterTexts)
  const { section } = useChoices(choice)
  return (
    <FilterSection title={texts.brand} defaultOpen={defaultOpen} {...section}>
      <LongChoices {...choice} find={texts.findBrand} />
    </FilterSection>
  )
}

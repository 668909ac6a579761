import { filterTexts } from '@vidda/texts'
import { FilterSection } from '../filter-section/index.ts'
import { LongChoices } from '../internal/LongChoices.tsx'
import { useChoices, type FilterChoiceProps } from '../internal/use-choices.ts'
import { useTexts } from '../texts-provider/index.ts'

export type GroupFilterProps = FilterChoiceProps

/** The third-level groups on offer (spec §3 Group); more than eight of them can be searched. */
export function GroupFilter({ defaultOpen = false, ...choice }: GroupFilterProps) {
  const texts = useTexts(filterTexts)
  const { section } = useChoices(choice)
  return (
    <FilterSection title={texts.group} defaultOpen={defaultOpen} {...section}>
      <LongChoices {...choice} find={texts.findGroup} />
    </FilterSection>
  )
}

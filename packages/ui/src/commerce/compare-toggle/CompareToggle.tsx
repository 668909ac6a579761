import { compareTexts, fill } from '@vidda/texts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { CompareToggleRoot } from './CompareToggle.styles.ts'

export type CompareToggleProps = RootProps<'label', 'name'> & {
  /** The article's name, for screen readers. */
  readonly name: string
  /** Whether the article is selected for comparison. */
  readonly selected: boolean
  /** Called with the wanted state. The caller may refuse by leaving `selected` unchanged. */
  readonly onSelectedChange: (selected: boolean) => void
}

/** Selects or deselects an article for comparison. Hidden without JavaScript, because the selection could not be kept. */
export function CompareToggle({ name, selected, onSelectedChange, ...rest }: CompareToggleProps) {
  const texts = useTexts(compareTexts)
  return (
    <CompareToggleRoot {...rest}>
      <input
        type="checkbox"
        aria-label={fill(texts.compareNamed, { name })}
        checked={selected}
        onChange={({ currentTarget }) => onSelectedChange(currentTarget.checked)}
      />
      <span>{texts.compare}</span>
    </CompareToggleRoot>
  )
}

import { compareTexts, fill } from '@vidda/texts'
import type { RootProps } from '../internal/root-props.ts'
import { useTexts } from '../texts-provider/index.ts'
import { CompareToggleRoot } from './CompareToggle.styles.ts'

export type CompareToggleProps = RootProps<'label', 'name'> & {
  /** The article's name: a screen reader hears which of many boxes it is at. */
  readonly name: string
  /** The article is among those that are compared. */
  readonly selected: boolean
  /** The shopper wants it so. Where it may not be, `selected` stays as it is. */
  readonly onSelectedChange: (selected: boolean) => void
}

/** Chooses an article to compare, and takes it out again; not there without scripts, where nothing could keep the choice. */
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

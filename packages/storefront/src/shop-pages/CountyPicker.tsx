import { shopsTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { Link } from '@vidda/ui/link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { KeyboardEvent, SyntheticEvent } from 'react'

type CountyPickerProps = {
  /** The counties with the ids of their headings, and how many shops each has. */
  readonly counties: readonly { readonly name: string; readonly anchor: string; readonly count: number }[]
}

function fold({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const details = currentTarget.closest('details')
  details?.removeAttribute('open')
  return details
}

function handleKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') fold(event)?.querySelector('summary')?.focus()
}

/** Links to the counties of a long list, folded into one button. It unfolds without scripts too. */
export function CountyPicker({ counties }: CountyPickerProps) {
  const texts = useTexts(shopsTexts)
  return (
    <nav aria-label={texts.counties} data-part="picker">
      <details>
        <summary onKeyDown={handleKeys}>
          {texts.counties}
          <Icon name="chevron-down" />
        </summary>
        <ul role="list">
          {counties.map(({ name, anchor, count }) => (
            <li key={anchor}>
              <Link to={`#${anchor}`} onClick={fold} onKeyDown={handleKeys}>
                {name} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

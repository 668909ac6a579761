import { shopsTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { Link } from '@vidda/ui/link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef } from 'react'

type CountyPickerProps = {
  /** The counties with the ids of their headings, and how many shops each has. */
  readonly counties: readonly { readonly name: string; readonly anchor: string; readonly count: number }[]
}

/** Links to the counties of a long list, folded into one button. It unfolds without scripts too. */
export function CountyPicker({ counties }: CountyPickerProps) {
  const texts = useTexts(shopsTexts)
  const details = useRef<HTMLDetailsElement>(null)
  function close() {
    if (details.current) details.current.open = false
  }
  return (
    <nav aria-label={texts.counties} data-part="picker">
      <details
        ref={details}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !currentTarget.open) return
          close()
          currentTarget.querySelector('summary')?.focus()
        }}
      >
        <summary>
          {texts.chooseCounty}
          <Icon name="chevron-down" />
        </summary>
        <ul role="list">
          {counties.map(({ name, anchor, count }) => (
            <li key={anchor}>
              <Link to={`#${anchor}`} onClick={close}>
                {name} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

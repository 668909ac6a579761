import { favouritesTexts, fill } from '@vidda/texts'
import { startTransition, useOptimistic, useState } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FavouriteButtonRoot } from './FavouriteButton.styles.ts'

export type FavouriteButtonProps = RootProps<'span', 'name'> & {
  /** The article is among the favourites. State: `data-selected`. */
  readonly selected: boolean
  /**
   * The shopper wants it so. The heart shows it at once and until the promise is kept; when that fails it shows `selected` again and
   * says so.
   */
  readonly onSelectedChange: (selected: boolean) => void | Promise<void>
  /** The article's name, for lists: a screen reader hears which of many hearts it is at. */
  readonly name?: string
}

/**
 * Puts an article among the favourites and takes it out again. What a press will do is its name, so it is no toggle button: a name that
 * changes beside a pressed state would say the opposite of itself.
 */
export function FavouriteButton({ selected, onSelectedChange, name, ...rest }: FavouriteButtonProps) {
  const texts = useTexts(favouritesTexts)
  const [isShown, setShown] = useOptimistic(selected)
  const [hasFailed, setFailed] = useState(false)
  const words = isShown ? texts.remove : texts.add
  const label = name === undefined ? words : fill(isShown ? texts.removeNamed : texts.addNamed, { name })

  function handleClick() {
    const wanted = !isShown
    setFailed(false)
    startTransition(async () => {
      setShown(wanted)
      try {
        await onSelectedChange(wanted)
      } catch {
        setFailed(true)
      }
    })
  }

  return (
    <FavouriteButtonRoot {...rest} data-selected={isShown || undefined}>
      <button type="button" aria-label={label} title={words} onClick={handleClick}>
        <Icon name="heart" />
      </button>
      <span data-part="said" role="status">
        {hasFailed && texts.notSaved}
      </span>
    </FavouriteButtonRoot>
  )
}

import { commonTexts, fill, goodsTexts, quickAddTexts } from '@vidda/texts'
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { QuickAddRoot } from './QuickAdd.styles.ts'

export type QuickAddSize = {
  readonly id: number
  readonly name: string
  /** Some shop has it in the shown colour. */
  readonly available: boolean
  /** The shopper selected it before: it is marked. State: `data-own`. */
  readonly own?: boolean
}

export type QuickAddProps = RootProps<'div', 'name' | 'onSelect'> & {
  /** The article's name, for screen readers. */
  readonly name: string
  /** The button's words. Default `Velg størrelse`. */
  readonly text?: string | undefined
  /** Whether the sizes are shown. State: `data-open`. */
  readonly open: boolean
  /** The shopper opens the sizes, or closes them: by the button, Escape, or by going elsewhere. */
  readonly onOpenChange: (open: boolean) => void
  /** Smallest first; null while they are fetched. */
  readonly sizes: readonly QuickAddSize[] | null
  /** Called with a size that some shop has. */
  readonly onSelect: (id: number) => void
  /** What selecting a size does, such as `Legg i handlekurven, Gran`: the heading of the sizes. */
  readonly heading: string
  /** A fact to know first, such as a price that has changed. */
  readonly notice?: string | undefined
  /** The sizes could not be fetched. */
  readonly failed?: boolean
  /** Fetches them again. */
  readonly onRetry?: () => void
  /** A selected size is on its way: presses do nothing. State: `aria-busy`. */
  readonly loading?: boolean
  /** The pointer or the focus reaches the button: time to fetch the sizes. */
  readonly onIntent?: () => void
}

/**
 * A button over a card's picture that shows the article's sizes, each added at one press. Shown while the card has the pointer or the focus, in
 * windows from 1020 px on whose pointer can hover; elsewhere it is not there. Stands in the `overlay` of a `ProductCard`.
 */
export function QuickAdd(props: QuickAddProps) {
  const {
    name,
    text,
    open,
    onOpenChange,
    sizes,
    onSelect,
    heading,
    notice,
    failed = false,
    onRetry,
    loading = false,
    onIntent,
    onKeyDown,
    onBlur,
    ...rest
  } = props
  const texts = useTexts(quickAddTexts)
  const goods = useTexts(goodsTexts)
  const common = useTexts(commonTexts)
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const words = text ?? goods.chooseSize

  useEffect(() => {
    if (!open) return
    function handlePress({ target }: PointerEvent) {
      if (!opener.current?.parentElement?.contains(target as Node)) onOpenChange(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [open, onOpenChange])

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (!open || event.key !== 'Escape') return
    event.stopPropagation()
    opener.current?.focus()
    onOpenChange(false)
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event)
    const { currentTarget, target, relatedTarget } = event
    // Another window or tab leaves the focus where it is.
    if (open && target !== document.activeElement && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }

  function handleSelect(size: QuickAddSize) {
    if (!size.available || loading) return
    // A dialog that opens now gives the focus back to what is still there when it closes.
    opener.current?.focus()
    onSelect(size.id)
  }

  return (
    <QuickAddRoot {...rest} data-open={open || undefined} onKeyDown={handleKey} onBlur={handleBlur}>
      <Button
        ref={opener}
        size="small"
        variant={open ? 'quiet' : 'action'}
        aria-label={fill(texts.named, { text: words, name })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        loading={loading}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => {
          // Safari gives a pressed button no focus, and Escape is heard where the focus is.
          opener.current?.focus()
          onOpenChange(!open)
        }}
      >
        {words}
        <Icon name="chevron-down" />
      </Button>
      {open && (
        // Takes the focus of presses beside the sizes, which would close it otherwise.
        <div
          data-part="panel"
          id={id}
          role="group"
          aria-label={fill(texts.named, { text: heading, name })}
          aria-busy={loading}
          tabIndex={-1}
        >
          <p data-part="heading" aria-hidden>
            {heading}
          </p>
          <div data-part="told" role="status">
            {failed ? texts.failed : sizes === null ? texts.loading : notice}
          </div>
          {failed && (
            <Button size="small" variant="quiet" onClick={onRetry}>
              {common.retry}
            </Button>
          )}
          {!failed && sizes !== null && sizes.length > 0 && (
            <ul role="list">
              {sizes.map((size) => (
                <li key={size.id}>
                  <button
                    type="button"
                    data-part="size"
                    data-own={size.own || undefined}
                    aria-disabled={!size.available || undefined}
                    title={size.available ? (size.own ? texts.own : undefined) : goods.soldOut}
                    onClick={() => handleSelect(size)}
                  >
                    {size.name}
                    {size.own && <span data-part="said"> ({texts.own})</span>}
                    {!size.available && <span data-part="said"> ({goods.soldOut})</span>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </QuickAddRoot>
  )
}

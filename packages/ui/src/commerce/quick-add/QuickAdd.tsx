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
  /** Whether some shop has the size in the shown colour. */
  readonly available: boolean
  /** Marks a size that the shopper selected before. State: `data-own`. */
  readonly own?: boolean
}

export type QuickAddProps = RootProps<'div', 'name' | 'onSelect'> & {
  /** The article's name, for screen readers. */
  readonly name: string
  /** The button's words. Default `Velg størrelse`. */
  readonly text?: string | undefined
  /** Whether the sizes are shown. State: `data-open`. */
  readonly open: boolean
  /** Called when the shopper opens or closes the sizes: with the button, with Escape, or by moving the focus or pressing elsewhere. */
  readonly onOpenChange: (open: boolean) => void
  /** Sizes, smallest first; null while they are being fetched. */
  readonly sizes: readonly QuickAddSize[] | null
  /** Called with the id of the pressed size, unless the size is unavailable or `loading`. */
  readonly onSelect: (id: number) => void
  /** Heading of the sizes, which says what pressing one does, such as `Legg i handlekurven, Gran`. */
  readonly heading: string
  /** Message above the sizes, such as a changed price. Announced to screen readers. */
  readonly notice?: string | undefined
  /** Whether fetching the sizes failed: shows a message and a retry button. */
  readonly failed?: boolean
  /** Called when the retry button is pressed. */
  readonly onRetry?: () => void
  /** Whether a selected size is being added: presses on sizes are ignored. State: `aria-busy`. */
  readonly loading?: boolean
  /** Called when the pointer or the focus reaches the button, so that the sizes can be fetched before the press. May be called repeatedly. */
  readonly onIntent?: () => void
}

/**
 * A button over a card's picture that opens the article's sizes; one press on a size adds it. Visible while the card has the pointer or the focus,
 * only in windows from 1020 px whose pointer can hover. Place it in the `overlay` of a `ProductCard`.
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
    // Switching to another window or tab fires blur too, but leaves `document.activeElement` unchanged: the sizes stay open.
    if (open && target !== document.activeElement && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }

  function handleSelect(size: QuickAddSize) {
    if (!size.available || loading) return
    // A dialog that `onSelect` opens restores the focus when it closes; the pressed size is gone by then, the opener is not.
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
          // Safari does not focus a pressed button, and Escape only reaches this component while the focus is in it.
          opener.current?.focus()
          onOpenChange(!open)
        }}
      >
        {words}
        <Icon name="chevron-down" />
      </Button>
      {open && (
        // Focusable, so that pressing between the sizes moves the focus here rather than out of the component, which would close it.
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

import { consentTexts } from '@vidda/texts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../primitives/button/index.ts'
import { usePortalContainer } from '../../foundation/internal/surroundings.ts'
import { Link } from '../../primitives/link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { CookieConsentModalRoot } from './CookieConsentModal.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { Purposes, type ConsentPurpose } from './Purposes.tsx'

export type CookieConsentModalProps = RootProps<'dialog', 'open' | 'onSelect' | 'onCancel' | 'onClose'> & {
  /** False on the server and until the page knows that no choice was made; true again from the footer. */
  readonly open: boolean
  /** Dismissed by Escape: nothing was selected, so that it is asked again on the next load (spec §4). */
  readonly onDismiss: () => void
  /** What beside the necessary ones is asked for; each off until it is turned on. */
  readonly purposes: readonly ConsentPurpose[]
  /** Ids of what was agreed to before; none by default. */
  readonly agreed?: readonly string[]
  /** Ids of the purposes agreed to: none for `Kun nødvendige`, all for `Godta alle`. The caller closes it. */
  readonly onSelect: (purposes: readonly string[]) => void
  /** Opens with the switches in sight, as from the footer. */
  readonly detailed?: boolean
  /** Where the cookies are explained; default `/personvernerklaering`. */
  readonly policyTo?: string
}

const nothing: readonly string[] = []

/**
 * Asks which cookies may be used: saying no is as near and as easy as saying yes (ekomloven § 3-15). A native dialog that the server
 * renders closed, and so light that it may stand in every first load.
 */
export function CookieConsentModal({
  open,
  onDismiss,
  purposes,
  agreed = nothing,
  onSelect,
  detailed = false,
  policyTo = '/personvernerklaering',
  ...rest
}: CookieConsentModalProps) {
  const texts = useTexts(consentTexts)
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useId()
  const container = usePortalContainer()
  const [customising, setCustomising] = useState(detailed)

  // The global style locks the page's scroll by it. Layout effects, in this order: the attribute, the new elements and `showModal` each make
  // the browser recalculate the styles of the whole page, and before the next paint it does so once.
  useLayoutEffect(() => {
    if (!open || container) return
    const page = document.documentElement
    page.toggleAttribute('data-modal', true)
    return () => page.removeAttribute('data-modal')
  }, [open, container])

  useLayoutEffect(() => {
    const shown = title.current?.closest('dialog')
    if (!shown || shown.open === open) return
    if (!open) return shown.close()
    setCustomising(detailed)
    // Within a part of the page: the browser's top layer would lie over all of it.
    if (container) shown.show()
    else shown.showModal()
    title.current?.focus()
  }, [open, detailed, container])

  function handleSave() {
    const selected = new Set(form.current ? new FormData(form.current).getAll('purpose') : [])
    onSelect(purposes.map(({ id }) => id).filter((id) => selected.has(id)))
  }

  const modal = (
    <CookieConsentModalRoot
      aria-labelledby={heading}
      {...rest}
      onCancel={(event) => {
        // The caller says when it closes.
        event.preventDefault()
        onDismiss()
      }}
      onClose={() => {
        // Some browsers close on a second Escape whatever was said.
        if (open) onDismiss()
      }}
    >
      <h2 id={heading} ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {/* Apart from each other: one large block of words could become the page's largest paint. */}
      <p>{texts.text}</p>
      <p>
        <Link to={policyTo} onClick={onDismiss}>
          {texts.policy}
        </Link>
      </p>
      {/* Made anew each time it opens, so that the switches show what is agreed to and not what was last tried. */}
      {open && customising && (
        <form ref={form}>
          <Purposes purposes={purposes} agreed={agreed} />
        </form>
      )}
      <div data-part="answers">
        <Button onClick={() => onSelect(nothing)}>{texts.necessaryOnly}</Button>
        <Button onClick={() => onSelect(purposes.map(({ id }) => id))}>{texts.acceptAll}</Button>
        <Button variant="quiet" onClick={customising ? handleSave : () => setCustomising(true)}>
          {customising ? texts.save : texts.customise}
        </Button>
      </div>
      <p data-part="later">{texts.later}</p>
    </CookieConsentModalRoot>
  )
  return container ? createPortal(modal, container) : modal
}

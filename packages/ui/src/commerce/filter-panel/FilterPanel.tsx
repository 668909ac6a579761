import { formatNumber } from '@vidda/domain/number'
import { fill, filterTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Modal } from '../../primitives/modal/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FilterFoot, FilterSections } from './FilterPanel.styles.ts'

/** What else it takes goes to the panel. */
export type FilterPanelProps = RootProps<'div', 'onReset'> & {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** Also called by the footer's button. A caller that applies on press drops what was selected when the panel closes without `onShow`. */
  readonly onOpenChange: (open: boolean) => void
  /** Filters, or `FilterSection`s of the caller's own. */
  readonly children: ReactNode
  /** How many articles the selected filters leave; undefined while nobody has counted. */
  readonly count?: number | undefined
  /** The count is being renewed: the old one stays, marked. State: `aria-busy`. */
  readonly loading?: boolean
  /** Selected values, all kinds together (spec §2); 0 by default, and then there is nothing to reset. */
  readonly selected?: number
  /** The button under the filters: a caller that applies on press applies now; with filters applied live it only closes. */
  readonly onShow?: () => void
  /** Everything selected is to go. */
  readonly onReset: () => void
}

/** The filters of a list, beside it from 1020 px and as a sheet below. Import it lazily: it brings Base UI. */
export function FilterPanel({
  open,
  onOpenChange,
  children,
  count,
  loading = false,
  selected = 0,
  onShow,
  onReset,
  ...rest
}: FilterPanelProps) {
  const texts = useTexts(filterTexts)
  const counted = count === 1 ? texts.showOne : fill(texts.show, { count: formatNumber(count ?? 0) })
  const text = count === 0 ? texts.showNone : counted
  function handleShow() {
    onShow?.()
    onOpenChange(false)
  }
  // Not `disabled`: the button would let go of the focus under the press.
  function handleReset() {
    if (selected > 0) onReset()
  }
  const footer = (
    <FilterFoot>
      <Button variant="quiet" aria-disabled={selected === 0} onClick={handleReset}>
        {texts.reset}
      </Button>
      <Button disabled={count === 0} aria-busy={loading || undefined} onClick={handleShow}>
        {count === undefined ? texts.showUncounted : text}
      </Button>
      <p data-part="said" role="status">
        {open && count !== undefined && !loading && text}
      </p>
    </FilterFoot>
  )
  return (
    <Modal {...rest} open={open} onOpenChange={onOpenChange} title={texts.title} footer={footer} tall>
      <FilterSections>{children}</FilterSections>
    </Modal>
  )
}

import { formatNumber } from '@vidda/domain/number'
import { defaultSpan, enteredMax, enteredMin, sliderStep, type PriceSpan } from '@vidda/domain/slider'
import { fill, filterTexts } from '@vidda/texts'
import { useDeferredValue, useState } from 'react'
import { FilterSection } from '../filter-section/index.ts'
import { PriceSlider } from '../price-slider/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { PriceFilterRoot } from './PriceFilter.styles.ts'
import { PriceInput } from './PriceInput.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { usePriceDraft } from './use-price-draft.ts'

export type PriceFilterProps = RootProps<'details', 'open'> & {
  /** Selected prices in whole kroner, both ends included; the whole range by default. */
  readonly value?: PriceSpan
  /** The least and greatest price of the list, in whole kroner; 0 to 100 by default (spec §9). */
  readonly range?: PriceSpan
  /** Kroner between places of a handle; 10 by default (spec §9). */
  readonly step?: number
  /** Once per movement, when it has ended; the whole range is no filter. */
  readonly onValueChange: (value: PriceSpan) => void
  /** Open from the start. Default false. */
  readonly defaultOpen?: boolean
  /** Shown, but not to be changed. */
  readonly disabled?: boolean
}

/** A slider with two handles and an input for each; either follows the other. A price that cannot be goes back to the end of the range (spec §5). */
export function PriceFilter({
  range = defaultSpan,
  value = range,
  step = sliderStep,
  onValueChange,
  defaultOpen = false,
  disabled = false,
  ...rest
}: PriceFilterProps) {
  const texts = useTexts(filterTexts)
  const { shown, slide, commit } = usePriceDraft(value, onValueChange)
  const [note, setNote] = useState('')
  // A handle under a hand goes first; what is written of it follows when there is time.
  const told = useDeferredValue(shown)
  const changed = told.min > range.min || told.max < range.max
  const words = { min: formatNumber(told.min), max: formatNumber(told.max) }
  const noteOf = (typed: number, taken: number, text: string) => setNote(typed === taken ? '' : fill(text, { amount: formatNumber(taken) }))
  return (
    <FilterSection {...rest} title={texts.price} defaultOpen={defaultOpen} {...(changed && { selected: fill(texts.span, words) })}>
      <PriceFilterRoot>
        {range.min < range.max ? (
          <>
            <PriceSlider
              value={shown}
              range={range}
              step={step}
              disabled={disabled}
              onValueChange={(next) => {
                slide(next)
                setNote('')
              }}
              onValueCommitted={commit}
            />
            <div data-part="fields">
              <PriceInput
                label={texts.lowestPrice}
                value={told.min}
                disabled={disabled}
                onEnter={(typed) => {
                  const min = enteredMin(typed, range, shown)
                  noteOf(typed, min, texts.minReset)
                  commit({ min, max: shown.max })
                }}
              />
              <PriceInput
                label={texts.highestPrice}
                value={told.max}
                disabled={disabled}
                onEnter={(typed) => {
                  const max = enteredMax(typed, range, shown)
                  noteOf(typed, max, texts.maxReset)
                  commit({ min: shown.min, max })
                }}
              />
            </div>
            <p data-part="note" role="status">
              {note}
            </p>
          </>
        ) : (
          <p data-part="note">{fill(texts.onePrice, { amount: formatNumber(range.min) })}</p>
        )}
      </PriceFilterRoot>
    </FilterSection>
  )
}

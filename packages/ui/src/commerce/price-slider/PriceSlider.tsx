import { Slider } from '@base-ui/react/slider'
import { formatNumber } from '@vidda/domain/number'
import { defaultSpan, leastDistance, sliderStep, type PriceSpan } from '@vidda/domain/slider'
import { fill, filterTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PriceSliderRoot } from './PriceSlider.styles.ts'

export type PriceSliderProps = RootProps<'div', 'defaultValue' | 'onChange'> & {
  /** Where the handles stand, in whole kroner; held within the range. */
  readonly value: PriceSpan
  /** The least and greatest price, in whole kroner; 0 to 100 by default (spec §9). */
  readonly range?: PriceSpan
  /** Kroner from place to place; 10 by default (spec §9). */
  readonly step?: number
  /** Each place that a handle is moved to. Draw nothing but the slider from it: the goods follow `onValueCommitted`. */
  readonly onValueChange: (value: PriceSpan) => void
  /** Once, when a handle is let go, and for each key. */
  readonly onValueCommitted?: (value: PriceSpan) => void
  /** State: `data-disabled`. */
  readonly disabled?: boolean
}

/**
 * Two handles on a line of prices. They stop where 15 % of the range is left between them (spec §4, §9), for mouse, finger and keys alike.
 * A finger on it does not swipe the sheet around it away. State: `data-dragging`. Import it lazily: it brings Base UI.
 */
export function PriceSlider({
  value,
  range = defaultSpan,
  step = sliderStep,
  onValueChange,
  onValueCommitted,
  disabled = false,
  ...rest
}: PriceSliderProps) {
  const texts = useTexts(filterTexts)
  const names = [texts.lowestPrice, texts.highestPrice]
  const spanOf = ([min = range.min, max = range.max]: readonly number[]): PriceSpan => ({
    min: Math.max(range.min, Math.round(min)),
    max: Math.min(range.max, Math.round(max)),
  })
  return (
    <Slider.Root
      aria-label={texts.price}
      {...rest}
      render={<PriceSliderRoot data-swipe-ignore />}
      value={[value.min, value.max]}
      min={range.min}
      max={range.max}
      step={step}
      largeStep={step * 10}
      minStepsBetweenValues={leastDistance(value, range, step)}
      thumbCollisionBehavior="none"
      disabled={disabled}
      onValueChange={(next) => onValueChange(spanOf(next))}
      onValueCommitted={(next) => onValueCommitted?.(spanOf(next))}
    >
      <Slider.Control data-part="control">
        <Slider.Track data-part="track">
          <Slider.Indicator data-part="span" />
          {names.map((name, index) => (
            <Slider.Thumb
              key={name}
              index={index}
              data-part="handle"
              getAriaLabel={() => name}
              getAriaValueText={(_, kroner) => fill(texts.kroner, { amount: formatNumber(kroner) })}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}

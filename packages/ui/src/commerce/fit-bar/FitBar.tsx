import { fill, fitTexts } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { fitOf } from './fit-of.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FitBarRoot } from './FitBar.styles.ts'

export type FitBarProps = RootProps<'div'> & {
  /** Mean of the reviews' `true_to_size`, −1 (small) to 1 (large); null when nobody has said (spec §3 Review). */
  readonly value: number | null
  /** How many have said so. */
  readonly count: number
}

/** How it fits, by those who have bought it: in words, and as a mark on a scale from small to large. */
export function FitBar({ value, count, ...rest }: FitBarProps) {
  const texts = useTexts(fitTexts)
  if (value === null || count === 0)
    return (
      <FitBarRoot {...rest} data-part="none">
        {texts.none}
      </FitBarRoot>
    )
  const fit = fitOf(value)
  const told = count === 1 ? texts.toldByOne : fill(texts.told, { count })
  const place = (Math.min(1, Math.max(-1, value)) + 1) / 2
  return (
    <FitBarRoot {...rest} data-fit={fit}>
      <p data-part="words">
        <strong>{texts[fit]}</strong> <span>{told}</span>
      </p>
      <div data-part="scale" aria-hidden="true" style={{ '--fit-bar-place': place } as CSSProperties}>
        <span data-part="mark" />
      </div>
      <div data-part="ends" aria-hidden="true">
        <span>{texts.smallShort}</span>
        <span>{texts.trueShort}</span>
        <span>{texts.largeShort}</span>
      </div>
    </FitBarRoot>
  )
}

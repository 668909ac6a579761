import { fill, goodsTexts } from '@vidda/texts'
import type { CSSProperties } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ColorSwatchesRoot } from './ColorSwatches.styles.ts'

export type Swatch = {
  readonly id: number
  readonly name: string
  readonly hex: string
  /** The article in this colour; without it the colour itself is shown. */
  readonly image?: ImageSources
  /** The article's page in this colour: the swatch is a link. */
  readonly to?: string
  /** Some shop has it in some size. Default true. State: `data-unavailable`. */
  readonly available?: boolean
}

export type ColorSwatchesProps = RootProps<'ul'> & {
  /** The colours that the product is made in. */
  readonly colors: readonly Swatch[]
  /** Id of the colour shown now; null when none is. State: `data-selected`. */
  readonly value: number | null
  /** For swatches without a `to`: the shopper wants to see this one. */
  readonly onValueChange?: (id: number) => void
  /** How many show before the rest becomes a number; default all. */
  readonly limit?: number
  /** Default `normal`. State: `data-size`. */
  readonly size?: 'small' | 'normal'
}

/**
 * The colours of an article, to look at one after another: links where each has a page of its own, else buttons. To choose one for the
 * cart is the `ColorPicker`'s.
 */
export function ColorSwatches({ colors, value, onValueChange, limit = colors.length, size = 'normal', ...rest }: ColorSwatchesProps) {
  const texts = useTexts(goodsTexts)
  const unshown = colors.length - limit
  return (
    <ColorSwatchesRoot role="list" aria-label={fill(texts.colors, { count: colors.length })} {...rest} data-size={size}>
      {colors.slice(0, limit).map(({ id, name, hex, image, to, available = true }) => {
        const label = available ? name : `${name} (${texts.soldOut})`
        const isSelected = id === value
        const swatch = (
          <span
            data-part="swatch"
            data-picture={image ? true : undefined}
            data-unavailable={!available || undefined}
            style={{ '--swatch': hex } as CSSProperties}
          >
            {image && <Picture image={image} alt="" sizes="5rem" />}
          </span>
        )
        return (
          <li key={id} data-selected={isSelected || undefined}>
            {to === undefined ? (
              <button type="button" aria-label={label} title={label} aria-pressed={isSelected} onClick={() => onValueChange?.(id)}>
                {swatch}
              </button>
            ) : (
              <Link to={to} aria-label={label} title={label} aria-current={isSelected ? 'true' : undefined} preventScrollReset>
                {swatch}
              </Link>
            )}
          </li>
        )
      })}
      {unshown > 0 && <li data-part="rest">+{unshown}</li>}
    </ColorSwatchesRoot>
  )
}

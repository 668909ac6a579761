import { color, font, line, space, style, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** For the element that holds `PriceParts`. */
export const priceLook = css`
  --price-type: ${type.body};
  --price-small: ${type.small};
  --price-now: ${color.text};

  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.small};
  margin: ${space.none};
  font-family: ${font.text};
  font-variant-numeric: ${style.numeric};
  line-height: ${line.text};
  color: ${color.textMuted};
  font-size: var(--price-small);

  &[data-reduced] {
    --price-now: ${color.offerText};
  }

  & > [data-part='now'] {
    font-size: var(--price-type);
    font-weight: ${weight.bold};
    color: var(--price-now);
    white-space: nowrap;
  }

  & > [data-part='unit'] {
    flex-basis: 100%;
  }

  /* The word before it may stand on a line of its own where that is narrow. */
  & s {
    white-space: nowrap;
    text-decoration-thickness: from-font;
  }

  & [data-part='unseen'] {
    position: absolute;
    inline-size: 1em;
    block-size: 1em;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

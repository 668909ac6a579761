import { color, font, line, space, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { unseen } from '../internal/fragments.styles.ts'

export const PriceRoot = styled.p`
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

  &[data-size='small'] {
    --price-type: ${type.small};
    --price-small: ${type.tiny};
  }

  &[data-size='large'] {
    --price-type: ${type.heading};
    --price-small: ${type.body};
  }

  &[data-reduced] {
    --price-now: ${color.offerText};
  }

  & > [data-part='now'] {
    font-size: var(--price-type);
    font-weight: ${weight.bold};
    color: var(--price-now);
    white-space: nowrap;
  }

  & > [data-part='before'],
  & > [data-part='pant'] {
    white-space: nowrap;
  }

  & s {
    text-decoration-thickness: from-font;
  }

  & [data-part='unseen'] {
    ${unseen}
  }
`

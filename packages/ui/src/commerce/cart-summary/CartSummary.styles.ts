import { color, font, line, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const CartSummaryRoot = styled.section`
  --cart-summary-line: ${color.border};

  display: grid;
  gap: ${space.small};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > dl {
    display: grid;
    gap: ${space.tiny};
    margin: ${space.none};
    font-variant-numeric: ${style.numeric};
  }

  & > dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.medium};
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    margin: ${space.none};
    white-space: nowrap;
  }

  & [data-part='discount'] dd {
    color: ${color.offerText};
    font-weight: ${weight.medium};
  }

  & [data-part='discount'] dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space.small};
  }

  & [data-part='discount'] button {
    min-block-size: ${size.controlSmall};
    padding: ${space.none};
    border: none;
    border-radius: ${radius.small};
    background: none;
    color: ${color.link};
    font: inherit;
    font-size: ${type.small};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  &:focus-visible,
  & [data-part='discount'] button:focus-visible {
    ${focusRing}
  }

  & [data-part='total'] {
    flex-wrap: wrap;
    gap: ${space.none} ${space.medium};
    padding-block-start: ${space.small};
    border-block-start: ${stroke.thin} solid var(--cart-summary-line);
    margin-block-start: ${space.tiny};
  }

  & [data-part='total'] dt {
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    color: ${color.text};
  }

  & [data-part='total'] dd {
    margin-inline-start: auto;
    font-size: ${type.heading};
    font-weight: ${weight.bold};
    line-height: ${line.heading};
  }

  & > p {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='saved'] {
    color: ${color.offerText};
    font-weight: ${weight.medium};
  }
`

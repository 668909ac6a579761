import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, pressRoom } from '../../foundation/internal/fragments.styles.ts'

export const CartLineRoot = styled.li`
  --cart-line-picture: ${size.thumb};
  --cart-line-border: ${color.border};

  /* Where the list is a size container with enough room, as on the cart page. */
  @container (inline-size >= 36rem) {
    --cart-line-picture: calc(1.5 * ${size.thumb});
  }

  container-type: inline-size;
  display: grid;
  grid-template-columns: var(--cart-line-picture) minmax(0, 1fr) auto;
  gap: ${space.small} ${space.medium};
  padding-block: ${space.medium};
  border-block-end: ${stroke.thin} solid var(--cart-line-border);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > [data-part='image'] {
    grid-row: 1 / span 2;
    align-self: start;
    position: relative;
    overflow: hidden;
    border-radius: ${radius.small};
  }

  & picture + * {
    position: absolute;
    inset-block-end: 0;
  }

  & > [data-part='words'],
  & > [data-part='actions'] {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.small};
    align-content: start;
  }

  & [data-part='name'] {
    ${pressRoom}
    justify-self: start;
    color: inherit;
    font-weight: ${weight.medium};
    line-height: calc((${line.heading} + ${line.text}) / 2);
    text-decoration: none;
    border-radius: ${radius.small};
  }

  & [data-part='name'] > span {
    white-space: nowrap;
  }

  & [data-part='name']:focus-visible,
  & [data-part='remove']:focus-visible {
    ${focusRing}
  }

  & [data-part='about'],
  & [data-part='each'],
  & [data-part='badges'] {
    grid-column: 1 / -1;
    padding-block-start: ${space.hair};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  /* Room for thousands, so that a changed price breaks the name anew for none but larger ones. */
  & [data-part='sum'] {
    min-inline-size: 5.5em;
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
    text-align: end;
    white-space: nowrap;
  }

  /* Of every line in a cart at once, however long its name and its sum. */
  @container (inline-size < 21em) {
    & [data-part='sum'] {
      grid-column: 1 / -1;
      text-align: start;
    }
  }

  & [data-part='remove'] {
    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    min-block-size: ${size.target};
    padding: ${space.none};
    border: none;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-size: ${type.small};
    cursor: pointer;
  }

  & > [data-part='error'] {
    grid-column: 1 / -1;
    display: flex;
    gap: ${space.tiny};
    margin: ${space.none};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    color: ${color.danger};
  }

  ${media.hover} {
    & [data-part='name']:hover,
    & [data-part='remove']:hover {
      color: ${color.text};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`

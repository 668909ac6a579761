import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, pressRoom, unseen } from '../../foundation/internal/fragments.styles.ts'
import { noDot, stockDot } from '../internal/stock-dot.styles.ts'

export const CartLineRoot = styled.li`
  --cart-line-picture: 6rem;
  --cart-line-border: ${color.border};

  display: grid;
  grid-template:
    'image words words' auto
    'image count price' 1fr
    'error error error' auto
    / var(--cart-line-picture) minmax(0, 1fr) auto;
  column-gap: ${space.snug};
  padding-block: ${space.snug};
  border-block-end: ${stroke.thin} solid var(--cart-line-border);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > [data-part='image'] {
    grid-area: image;
    align-self: start;
    overflow: hidden;
    border-radius: ${radius.card};
  }

  & > [data-part='words'] {
    grid-area: words;
    display: grid;
    gap: ${space.hair};
    align-content: start;
    justify-items: start;
  }

  /* Each keeps the room of a line while it loads. */
  & [data-part='brand'],
  & [data-part='stock'] {
    min-block-size: 1lh;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='stock']:not(:empty)::before {
    ${stockDot}

    display: inline-block;
    margin-inline-end: ${space.small};
  }

  & [data-part='stock'][data-none]::before {
    ${noDot}
  }

  & [data-part='name'] {
    ${pressRoom}
    color: inherit;
    font-weight: ${weight.medium};
    line-height: calc((${line.heading} + ${line.text}) / 2);
    text-decoration: none;
    border-radius: ${radius.small};
  }

  & [data-part='name'] > span {
    white-space: nowrap;
  }

  /* Clear of the button in the corner. */
  & [data-part='brand'],
  & [data-part='name'] {
    margin-inline-end: calc(${size.target} - ${space.small});
  }

  & [data-part='name']:focus-visible,
  & [data-part='remove']:focus-visible {
    ${focusRing}
  }

  & [data-part='about'],
  & [data-part='each'],
  & [data-part='before'],
  & [data-part='badges'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='price'] {
    grid-area: price;
    display: grid;
    align-content: end;
    justify-items: end;
    padding-block: ${space.small} calc((2.75rem - 1lh) / 2);
    font-variant-numeric: ${style.numeric};
    text-align: end;
    white-space: nowrap;
  }

  & [data-part='sum'] {
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    line-height: ${line.heading};
  }

  & [data-part='sum'][data-reduced] {
    color: ${color.offerText};
  }

  & > [data-part='count'] {
    grid-area: count;
    align-self: end;
    padding-block-start: ${space.small};
  }

  /* In the corner only the icon shows; the word is in its accessible name. */
  & > [data-part='remove'] {
    grid-area: words;
    align-self: start;
    justify-self: end;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.tiny};
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    margin-block: calc((1lh - ${size.target}) / 2) ${space.none};
    margin-inline-end: calc((${size.icon} - ${size.target}) / 2);
    padding: ${space.none};
    border: none;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-size: ${type.small};
    cursor: pointer;
  }

  & > [data-part='remove'] > span {
    display: none;
  }

  & > [data-part='error'] {
    grid-area: error;
    padding-block-start: ${space.small};
    display: flex;
    gap: ${space.tiny};
    margin: ${space.none};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    color: ${color.danger};
  }

  /* The list is a size container. No wider than fits beside a sum of thousands. */
  @container (inline-size < 24rem) {
    & > [data-part='count'] {
      --quantity-stepper-size: min(${size.target}, 2.75rem);
    }

    & [data-part='sum'] {
      font-size: ${type.body};
    }
  }

  /* Too narrow for the sum beside the quantity stepper. */
  @container (inline-size < 20.5rem) {
    grid-template:
      'image words words' auto
      'image price price' auto
      'image count count' 1fr
      'error error error' auto
      / var(--cart-line-picture) minmax(0, 1fr) auto;

    & > [data-part='price'] {
      justify-items: start;
      text-align: start;
    }
  }

  /* The quantity stepper leaves no width for its word. */
  @container (inline-size < 32rem) {
    & [data-part='before'] > span {
      ${unseen}
    }
  }

  /* Enough room, as on the cart page. */
  @container (inline-size >= 32rem) {
    --cart-line-picture: 8rem;

    grid-template:
      'image words words price' auto
      'image count remove remove' 1fr
      'image error error error' auto
      / var(--cart-line-picture) auto minmax(0, 1fr) auto;
    column-gap: ${space.large};
    padding-block: ${space.large};

    &:only-child {
      --cart-line-picture: 10rem;
    }

    & > [data-part='price'] {
      align-content: start;
      padding-block: ${space.none};
    }

    & [data-part='brand'],
    & [data-part='name'] {
      margin-inline-end: ${space.none};
    }

    & [data-part='name'] {
      font-size: ${type.lead};
      line-height: ${line.heading};
    }

    & > [data-part='remove'] {
      grid-area: remove;
      align-self: end;
      justify-self: start;
      margin: ${space.none};
    }

    & > [data-part='remove'] > span {
      display: inline;
    }
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

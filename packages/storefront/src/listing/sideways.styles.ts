import { media, size, space } from '@vidda/tokens'
import { css } from 'styled-components'

/**
 * Turns a grid of cards into one row that scrolls horizontally, with a third of the next card visible. In wide windows five cards fit beside
 * it, or four where five would be much narrower than a list's cards; a row of exactly as many fits without scrolling. `--row-bleed` is how far
 * the row reaches past its content box.
 */
export const sideways = css`
  --product-grid-columns: none;
  --row-bleed: ${space.none};
  --row-five: calc((100% - 5 * var(--product-grid-gap)) / 5.35);
  --row-four: calc((100% - 4 * var(--product-grid-gap)) / 4.35);

  grid-auto-columns: 42%;
  grid-auto-flow: column;
  align-items: start;
  padding-block-end: ${space.small};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  scrollbar-width: thin;

  /* The row is as high as its cards are. */
  > * {
    content-visibility: visible;
    scroll-snap-align: start;
  }

  ${media.tablet} {
    grid-auto-columns: calc((100% + var(--row-bleed) - 3 * var(--product-grid-gap)) / 3.35);
  }

  ${media.wide} {
    /* A difference multiplied by 999 is wider than any row: four to a row where five would be narrower than 93 % of a list's card. */
    grid-auto-columns: min(max(var(--row-five), (0.93 * ${size.card} - var(--row-five)) * 999), var(--row-four));

    &:has(> :nth-child(5):last-child) {
      --row-five: calc((100% - 4 * var(--product-grid-gap)) / 5);
    }

    &:has(> :nth-child(4):last-child) {
      --row-four: calc((100% - 3 * var(--product-grid-gap)) / 4);
    }
  }
`

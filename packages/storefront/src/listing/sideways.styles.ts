import { space } from '@vidda/tokens'
import { css } from 'styled-components'

/** Turns a grid of cards into one row that scrolls horizontally. On a phone the third card is cut off to show that the row scrolls. */
export const sideways = css`
  --product-grid-columns: none;

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
`

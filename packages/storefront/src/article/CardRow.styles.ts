import { density, media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One row, wider than the window where there are many: the next card is cut, so that it is seen to go on. */
export const CardRowRoot = styled.section`
  display: grid;
  gap: ${space.medium};
  min-inline-size: 0;
  padding-block-start: ${space.large};

  > ul {
    --product-grid-columns: none;

    grid-auto-columns: 42%;
    grid-auto-flow: column;
    align-items: start;
    padding-block-end: ${space.small};
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline proximity;
    scrollbar-width: thin;
  }

  /* So few cost nothing, and the row is as high as they are. */
  > ul > * {
    content-visibility: visible;
    scroll-snap-align: start;
  }

  ${media.mobileOnly} {
    > ul {
      margin-inline: calc(-1 * ${space.medium});
      padding-inline: ${space.medium};
      scroll-padding-inline: ${space.medium};
    }
  }

  ${media.tablet} {
    > ul {
      grid-auto-columns: 29%;
    }
  }

  ${media.desktop} {
    > ul {
      grid-auto-columns: max(${size.card}, calc((100% - 5 * ${density.gap}) / 5.5));
    }
  }
`

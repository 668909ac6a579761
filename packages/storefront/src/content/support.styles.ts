import { media, size, space } from '@vidda/tokens'
import { css } from 'styled-components'

/** Text of customer service in a wide window: headings in the first of three columns, what is below them in the other two. */
export const support = css`
  ${media.desktop} {
    > [data-tiles] > div {
      --prose-width: none;
      /* The width of a tile above. */
      --support-column: calc((100% - 2 * ${space.small}) / 3);

      display: grid;
      grid-template-columns: var(--support-column) minmax(0, 1fr);
      align-items: start;
      column-gap: ${space.small};
      inline-size: 100%;
    }

    > [data-tiles] > div > * {
      grid-column: 2;
      inline-size: min(100%, ${size.prose});
    }

    > [data-tiles] > div > p:first-child {
      grid-column: 1 / -1;
    }

    > [data-tiles] > div > table {
      inline-size: 100%;
    }

    /* Over two rows, so that a heading of two lines pushes nothing apart. */
    > [data-tiles] > div > h2 {
      grid-area: span 2 / 1;
      padding-inline-end: ${space.large};
    }

    > [data-tiles] > div > h2 + * {
      margin-block-start: calc(${space.huge} + ${space.tiny});
    }
  }
`

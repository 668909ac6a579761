import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { sideways } from './sideways.styles.ts'

/**
 * A row of cards that scrolls horizontally. `content-visibility` spares its layout and paint until it is near the viewport: most of an
 * article's page is such rows.
 */
export const CardRowRoot = styled.section`
  display: grid;
  gap: ${space.medium};
  min-inline-size: 0;
  padding-block-start: ${space.large};
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(${size.card} * 1.25 + 17rem);

  > ul {
    ${sideways}
  }

  /* Contained, the row ends at its own edge: that is the window's. */
  ${media.mobileOnly} {
    margin-inline: calc(-1 * ${space.large});
    padding-inline: ${space.large};

    > ul {
      --row-bleed: ${space.large};

      margin-inline: calc(-1 * ${space.large});
      padding-inline: ${space.large};
      scroll-padding-inline: ${space.large};
    }
  }
`

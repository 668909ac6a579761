import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { sideways } from './sideways.styles.ts'

/**
 * One row, wider than the window where there are many. It costs neither layout nor
 * paint until it comes near: most of what an article's page is made of stands in such rows, below the fold.
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
      margin-inline: calc(-1 * ${space.large});
      padding-inline: ${space.large};
      scroll-padding-inline: ${space.large};
    }
  }
`

import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ListRoot = styled.div`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > * {
    min-inline-size: 0;
  }

  > [data-part='head'] {
    display: grid;
    gap: ${space.snug};
  }

  /* Chips that scroll do so from edge to edge of the window. */
  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`

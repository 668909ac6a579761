import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'

/** The names of the shops, and the way to the nearest. On a phone the names scroll from edge to edge of the window. */
export const HomeShopsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  justify-items: start;

  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};

      inline-size: 100%;
    }
  }
`

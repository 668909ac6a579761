import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Ways into the goods, and beneath them what the chain tells. On a phone each row scrolls from edge to edge of the window. */
export const WaysRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.tiny};

  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`

import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A form to the nearest shop, and the names of all. On a phone these scroll from edge to edge of the window. */
export const HomeShopsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};

  > form {
    display: grid;
    gap: ${space.medium};
    justify-items: start;
    max-inline-size: ${size.prose};
  }

  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }

  ${media.tablet} {
    > form {
      grid-template-columns: auto auto;
      justify-content: start;
      align-items: end;
    }
  }
`

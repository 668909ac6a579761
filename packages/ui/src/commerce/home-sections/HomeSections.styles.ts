import { media, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { HomeGridRoot } from '../home-grid/HomeGrid.styles.ts'

/** Apart from the grid's, so that a home screen without sections of its own does not carry it. */
export const HomeSectionsRoot = styled(HomeGridRoot)`
  > [data-part='section'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='popular'] > [data-part='sub'] {
    display: grid;
    gap: var(--home-grid-gap);
  }

  ${media.tablet} {
    > [data-part='popular'] > [data-part='sub'] {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }

    /* Under every list it is no larger than the heading over it. */
    > [data-part='goods'] [data-part='more-link'] {
      font-size: ${type.heading};
    }
  }
`

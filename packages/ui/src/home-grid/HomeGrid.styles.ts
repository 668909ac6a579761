import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const HomeGridRoot = styled.div`
  --home-grid-gap: ${space.medium};
  --home-grid-sections: ${space.vast};

  display: grid;
  gap: var(--home-grid-sections);
  padding-block-start: ${space.medium};

  > [data-part='sub'],
  > [data-part='popular'] > [data-part='pair'] {
    display: grid;
    gap: var(--home-grid-gap);
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    gap: ${space.large};
  }

  > [data-part='goods'] > [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${size.card}, 1fr));
    gap: ${space.large} var(--home-grid-gap);
  }

  ${media.tablet} {
    > [data-part='sub'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    > [data-part='popular'] > [data-part='pair'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

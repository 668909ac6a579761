import { media, size, space, type } from '@vidda/tokens'
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

  & [data-part='list'],
  & [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  & [data-part='tools'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & [data-part='my-shop'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.none} ${space.medium};
    min-block-size: ${size.target};
    font-size: ${type.small};
  }

  /* Chips that scroll do so from edge to edge of the window. */
  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`

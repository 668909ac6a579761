import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CampaignsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    justify-items: start;
    align-content: center;
  }

  > [data-part='campaigns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  ${media.mobileOnly} {
    gap: ${space.snug};
    padding-block-start: ${space.none};

    > [data-part='head'] {
      gap: ${space.tiny};
    }
  }

  ${media.desktop} {
    padding-block-start: ${space.small};
    row-gap: ${space.medium};

    > [data-part='head'] {
      row-gap: ${space.small};
    }

    > [data-part='campaigns'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    > [data-part='campaigns'][data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    > [data-part='campaigns'] > li {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 2;
    }

    > [data-part='campaigns'] > :is([data-main], [data-unpaired]) {
      grid-template-rows: auto;
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
`

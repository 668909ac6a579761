import { color, media, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CampaignsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  > [data-part='campaigns'] > li > [data-part='words'],
  > [data-part='campaign'] > [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    justify-items: start;
    align-content: center;
  }

  > [data-part='campaigns'] > li > [data-part='words'],
  > [data-part='campaign'] > [data-part='words'] {
    gap: ${space.medium};
    max-inline-size: ${size.prose};
  }

  [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > [data-part='campaigns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.huge};
  }

  > [data-part='campaigns'] > li,
  > [data-part='campaign'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
  }

  > [data-part='campaigns'] > li:not([data-picture]) {
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  ${media.desktop} {
    > [data-part='campaigns'] > li[data-picture],
    > [data-part='campaign'][data-picture] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space.huge};
    }

    > [data-part='campaigns'] > li[data-picture]:nth-child(even) > [data-part='picture'] {
      order: 1;
    }

    > [data-part='campaigns'] > li[data-picture]:nth-child(even) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    > [data-part] > [data-picture] [data-part='picture'],
    > [data-picture] > [data-part='picture'] {
      aspect-ratio: 16 / 9;
    }
  }
`

import { color, density, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { sideways } from '../listing/index.ts'

export const CampaignsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  [data-part='message'],
  [data-part='about'],
  [data-part='ways'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    justify-items: start;
    align-content: center;
  }

  [data-part='message'],
  [data-part='about'],
  [data-part='ways'] {
    gap: ${space.medium};
    max-inline-size: ${size.prose};
  }

  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    align-items: center;
  }

  [data-part='kicker'] {
    color: ${color.textMuted};
    font-weight: ${weight.bold};
  }

  [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  [data-part='picture'][data-tall] {
    aspect-ratio: 4 / 3;
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

  > [data-part='campaigns'] > li > ul {
    ${sideways}

    grid-column: 1 / -1;
    order: 2;
  }

  > [data-part='campaigns'] > li:not([data-picture]) {
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  ${media.tablet} {
    > [data-part='campaigns'] > li > ul {
      grid-auto-columns: 29%;
    }
  }

  ${media.desktop} {
    > [data-part='campaigns'] > li > ul {
      grid-auto-columns: max(${size.card}, calc((100% - 5 * ${density.gap}) / 5.5));
    }

    > [data-part='campaigns'] > li[data-picture]:not([data-main]),
    > [data-part='campaign'][data-picture] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space.huge};
    }

    > [data-part='campaigns'] > li[data-picture]:not([data-main]):nth-child(odd) > [data-part='picture'] {
      order: 1;
    }

    > [data-part='campaigns'] > li[data-picture]:not([data-main]):nth-child(odd) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    [data-part='picture'],
    [data-part='picture'][data-tall] {
      aspect-ratio: 16 / 9;
    }

    > [data-part='campaigns'] > li[data-main] [data-part='heading'] {
      font-size: ${type.headline};
    }

    > [data-part='campaigns'] > li[data-main] > [data-part='picture'] {
      aspect-ratio: 4;
    }

    > [data-part='campaigns'] > li[data-main] > [data-part='message'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space.huge};
      align-content: start;
      max-inline-size: none;
    }
  }
`

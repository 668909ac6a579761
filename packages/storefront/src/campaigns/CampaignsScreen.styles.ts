import { color, density, media, radius, size, space, stroke, tabletWidth, type, weight } from '@vidda/tokens'
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

  > [data-part='campaigns'] [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
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
    aspect-ratio: 16 / 7;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  /* The subjects are in the lower part of the pictures. */
  [data-part='picture'] img {
    object-position: 50% 70%;
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

  @media (width < ${tabletWidth}px) {
    gap: ${space.medium};

    > [data-part='campaigns'] > [data-picture],
    > [data-part='campaign'] {
      row-gap: ${space.snug};
    }

    [data-picture] > [data-part='picture'] {
      aspect-ratio: 5 / 2;
    }

    [data-picture] > [data-part='picture'][data-tall] {
      aspect-ratio: 2;
    }

    [data-picture] > [data-part='message'] {
      position: relative;
      gap: ${space.small};
    }

    [data-picture] [data-part='about'] {
      gap: ${space.tiny};
    }

    /* The label is on the picture, so that articles are within the first view. */
    [data-picture] [data-part='tags'] > :not([data-part='kicker']) {
      position: absolute;
      inset-block-end: calc(100% + ${space.snug} + ${space.small});
      inset-inline-start: ${space.small};
    }

    > [data-part='campaigns'] [data-part='ways'] {
      font-size: ${type.small};
    }

    > [data-part='campaigns'] [data-part='ways']:not(:has(dl)) {
      flex-wrap: nowrap;
    }

    [data-part='ways'] > a {
      flex: none;
    }

    [data-part='ways'] [data-part='count'] {
      display: none;
    }
  }

  ${media.desktop} {
    /* Subgrid aligns the pictures, texts and articles of a pair. */
    > [data-part='campaigns'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.huge} ${space.wide};
    }

    > [data-part='campaigns'] > li {
      grid-template-rows: subgrid;
      grid-row: span 3;
    }

    > [data-part='campaigns'] > :is([data-main], [data-unpaired]) {
      grid-template-rows: auto;
      grid-row: auto;
      grid-column: 1 / -1;
    }

    /* Without a picture, the text fills the picture's row. */
    > [data-part='campaigns'] > li:not([data-picture], [data-unpaired]) {
      padding-block-start: 0;
      border-block-start: 0;
    }

    > [data-part='campaigns'] > li:not([data-picture], [data-unpaired]) > [data-part='message'] {
      grid-row: span 2;
      max-inline-size: none;
      padding: ${space.wide};
      border-radius: ${radius.card};
      background: ${color.surfaceSunken};
    }

    > [data-part='campaigns'] > li:not([data-main], [data-unpaired]) > ul {
      grid-auto-columns: calc((100% - 3 * ${density.gap}) / 3.35);
    }

    > [data-part='campaigns'] > [data-picture]:is([data-main], [data-unpaired]),
    > [data-part='campaign'][data-picture] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space.large} ${space.huge};
    }

    > [data-part='campaign'] > [data-part='picture'],
    > [data-part='campaigns'] > [data-main] > [data-part='picture'] {
      aspect-ratio: 15 / 4;
    }

    > [data-part='campaigns'] > [data-main] [data-part='heading'] {
      font-size: ${type.headline};
    }
  }
`

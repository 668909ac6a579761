import { color, media, radius, size, space, tabletWidth, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { unseen } from '../../foundation/internal/fragments.styles.ts'
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

  /* After five goods: pictures between the words and the arrow, or across a tile in place of the arrow. */
  [data-part='more-link']:has(img) {
    grid-template-columns: minmax(0, 1fr) auto auto;

    > :first-child {
      grid-area: 1 / 1 / auto / span calc(1 + 2 * var(--home-grid-tile));
    }

    > [data-part='picture'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 5rem));
      gap: ${space.small};
      grid-column: span calc(1 + 2 * var(--home-grid-tile));
    }

    > svg {
      grid-area: 1 / 3;
      scale: calc(1 - var(--home-grid-tile));
    }

    img {
      border-radius: ${radius.card};
    }
  }

  /* Five goods and the link to all of them fill whole rows at every width. */
  > [data-part='goods'] > [data-cells='6'] [data-part='more-link'] {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: calc(0.8 + 100 * (1 - var(--home-grid-on)));
    padding-inline: calc(${space.medium} * var(--home-grid-on));
    font-size: ${type.body};
    overflow-wrap: anywhere;
  }

  @media (width < ${tabletWidth}px) {
    [data-cells='6'] {
      --home-grid-lead: 30;
    }

    &&[data-layout='over'] > [data-size='hero'] {
      --banner-ratio: 2.3;

      img {
        object-position: var(--banner-focus, 70% 58%);
      }
    }

    /* Nearly as low as on desktop, with the words beneath the picture on the ground that they have beside it there. */
    &&[data-layout='split'] > [data-size='hero'] {
      --banner-ratio: 2.4;
      --banner-caption-row: 2;
      --banner-picture-rows: 1;
      --banner-caption-side: start;
      --banner-scrim-strength: 0%;
      --banner-title: ${type.headline};
      --banner-text-size: ${type.body};
      --banner-padding: ${space.medium};

      min-block-size: 0;
      border: 0;
      background: ${color.accentSoft};
      color: ${color.onAccentSoft};

      img {
        block-size: 100%;
        object-position: var(--banner-focus, 100% 60%);
        mask-image: none;
      }

      [data-part='call'] {
        min-block-size: ${size.target};
      }
    }

    /* A low picture, with the links after it in one scrolling row, so that products are in the first view. */
    &&[data-layout='pair'] > [data-size='hero'] {
      --banner-ratio: 1.3;

      min-block-size: 16rem;

      img {
        block-size: 50%;
        object-position: var(--banner-focus, 50% 47%);
      }
    }

    &[data-layout='pair'] > [data-size='hero'] + [data-part='section'] {
      margin-block-start: calc(${space.snug} - var(--home-grid-sections));

      > :first-child {
        ${unseen}
      }

      > nav {
        --category-tiles-thumb: block;

        margin: calc(-1 * ${space.tiny}) calc(-1 * ${space.large});
        padding: ${space.tiny} ${space.large};
        overflow-x: auto;
        scrollbar-width: none;
      }

      > nav > ul {
        grid-auto-flow: column;
        grid-auto-columns: max-content;
        grid-template-columns: none;
        inline-size: max-content;
      }
    }

    &[data-layout='pair'] > [data-size='hero'] + [data-part='section'] + * {
      margin-block-start: calc(${space.large} - var(--home-grid-sections));
    }
  }

  ${media.mobileOnly} {
    [data-cells='6'] {
      --home-grid-more: var(--home-grid-share);
      --home-grid-tile: var(--home-grid-on);

      &:has([data-part='more-link'] img) {
        --home-grid-tile: 1;
      }
    }
  }

  ${media.wide} {
    > [data-part='goods'] > [data-cells='6'] [data-part='more-link'] {
      font-size: ${type.heading};
    }
  }

  /* Flat and close, so that the first goods come into the first view. */
  &[data-layout] > [data-size='hero'] + [data-part='goods'] {
    gap: ${space.snug};
    margin-block-start: calc(${space.large} - var(--home-grid-sections));
  }

  ${media.desktop} {
    /* In one row, with the link in it or beneath. */
    [data-cells='6'] {
      --home-grid-share: calc(12 - 2 * var(--home-grid-on));
      --home-grid-lead: var(--home-grid-share);
    }

    /* Four cards in one row, where the link has a row of its own below. */
    [data-cells='5']:has([data-part='more-link']) {
      --home-grid-share: calc(15 - 3 * var(--home-grid-on));
    }

    &[data-layout] {
      > [data-part='goods'] {
        gap: ${space.medium};
      }

      > [data-size='hero'] + *,
      > [data-size='hero'] + [data-part='section'] + * {
        margin-block-start: calc(${space.large} - var(--home-grid-sections));
      }

      > [data-size='hero'] + [data-part='section'] {
        gap: ${space.medium};
      }
    }

    &[data-layout='low'] > [data-size='hero'] {
      --banner-ratio: 4.5;

      img {
        object-position: var(--banner-focus, 70% 100%);
      }
    }

    /* These do not put the words beneath the picture in any theme. */
    &[data-layout='split'],
    &[data-layout='pair'] {
      padding-block-start: ${space.medium};

      > [data-size='hero'] {
        --banner-on: 1;
        --banner-caption-row: 1;
        --banner-padding-inline: var(--banner-padding);

        margin-inline: 0;
      }
    }

    &[data-layout='split'] > [data-size='hero'] {
      --banner-scrim-strength: 0%;
      --banner-caption-side: center;

      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      border: 0;
      background: ${color.accentSoft};
      color: ${color.onAccentSoft};

      /* Fades into the background of the words, so that the picture has no hard edge. */
      > [data-part='picture'] {
        grid-area: 1 / 1 / -1 / -1;
        justify-self: end;
        inline-size: 66%;
        aspect-ratio: 3.1;
        mask-image: linear-gradient(to left, currentcolor 60%, transparent);

        img {
          object-position: var(--banner-focus, 90% 60%);
        }
      }

      > [data-part='caption'] {
        max-inline-size: none;
        padding-block: ${space.medium};
      }
    }

    &[data-layout='pair'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      column-gap: var(--home-grid-gap);

      > * {
        grid-column: 1 / -1;
      }

      > [data-size='hero'] {
        --banner-ratio: 2.9;

        grid-column: 1;
      }

      > [data-size='hero'] + [data-part='section'] {
        grid-column: 2;
        grid-template-rows: auto 1fr;
        margin-block-start: 0;

        > nav {
          --category-tiles-columns: 2;

          display: grid;
        }
      }
    }

    /* The picture reaches the window's edges; its words stand in line with the page. */
    &[data-layout='over'] > [data-size='hero'] {
      --banner-on: 1;
      --banner-caption-row: 1;
      --banner-ratio: 5.1;
      --banner-title: calc(${type.display} * 0.8);
      --banner-caption-side: center;
      --banner-padding-inline: max(${space.large}, (100% - ${size.page}) / 2);

      border: 0;

      img {
        object-position: var(--banner-focus, 70% 76%);
      }

      > [data-part='caption'] {
        max-inline-size: 46%;
        padding-block: ${space.medium};

        /* The words stand in the middle; the scrim reaches the picture's lower edge. */
        &::before {
          inset-block-end: calc(-1 * var(--banner-reach));
        }
      }
    }
  }
`

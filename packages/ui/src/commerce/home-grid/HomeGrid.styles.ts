import { color, font, line, media, motion, radius, size, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * Goods fill whole rows, of 60 shares each. On a phone two in a row, an odd one first and over both; then three in a row; the link over
 * a row of its own, for half a phone breaks its words. From the desktop width two rows, of which the first has the fewer and larger: nine
 * are 4 + 5, nine and a link 5 + 5. A theme with words beneath its pictures keeps three in a row.
 */
export const HomeGridRoot = styled.div`
  --home-grid-on: calc(2 - ${style.captionRow});
  --home-grid-gap: ${space.medium};
  --home-grid-sections: ${space.vast};
  --home-grid-share: 30;
  --home-grid-lead: 60;
  --home-grid-more: 60;
  --home-grid-tile: 0;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--home-grid-sections);
  padding-block-start: calc(${space.medium} * var(--home-grid-on));

  > [data-size='hero'] {
    --banner-padding-inline: calc(var(--banner-padding) + max(${space.large}, (100% - ${size.page}) / 2) * var(--banner-beneath));

    margin-inline: calc((50% - 50vw) * (1 - var(--home-grid-on)));

    + [data-part='sub'] {
      margin-block-start: calc((var(--home-grid-gap) - var(--home-grid-sections)) * var(--home-grid-on));
    }

    /* Less space after the hero, so that the next section starts in the first view. */
    + :not([data-part='sub']) {
      margin-block-start: calc(${space.wide} - var(--home-grid-sections));
    }
  }

  > [data-part='sub'],
  > [data-part='popular'] > [data-part='pair'] {
    display: grid;
    gap: var(--home-grid-gap);
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(60, minmax(0, 1fr));
    row-gap: ${space.large};
    margin-inline: calc(var(--home-grid-gap) / -2);

    > * {
      grid-column: span var(--home-grid-share);
      margin-inline: calc(var(--home-grid-gap) / 2);
    }

    > :first-child:nth-last-child(odd of :not([data-part='more'])) {
      grid-column: span var(--home-grid-lead);
    }

    > [data-part='more'] {
      grid-column: span var(--home-grid-more);
    }
  }

  [data-part='more-link'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: space-between;
    align-items: end;
    gap: ${space.medium};
    block-size: 100%;
    padding: calc(${space.large} * var(--home-grid-on));
    padding-block-start: ${space.medium};
    border-radius: ${radius.card};
    border-block-start: calc(${stroke.thin} * (1 - var(--home-grid-on))) solid ${color.border};
    background: color-mix(in srgb, ${color.surfaceSunken} calc(100% * var(--home-grid-on)), transparent);
    color: ${color.text};
    font-family: ${font.heading};
    font-size: ${type.heading};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
    letter-spacing: ${tracking.heading};
    text-decoration: none;

    > span {
      grid-column: span calc(1 + var(--home-grid-tile));
    }

    > svg {
      grid-column: 2;
      transition: translate ${motion.normal} ${motion.ease};
    }

    ${media.hover} {
      &:hover > svg {
        translate: ${space.small};
      }
    }
  }

  ${media.tablet} {
    --home-grid-share: 20;
    --home-grid-lead: 20;

    [data-part='more-link'] {
      font-size: calc(${type.headline} * (1 - var(--home-grid-on)) + ${type.heading} * var(--home-grid-on));
    }

    > [data-part='sub'] {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }

    > [data-part='popular'] > [data-part='pair'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > article {
        --banner-ratio: calc(0.8 + 1.2 * var(--banner-on));
      }
    }
  }

  ${media.desktop} {
    --home-grid-gap: calc(${space.large} - ${space.small} * var(--home-grid-on));
    --home-grid-tile: var(--home-grid-on);

    /* As high as the pictures beside it; over a row of its own as high as its words. */
    [data-part='more-link'] {
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: calc(0.8 + 100 * (1 - var(--home-grid-on)));
    }

    [data-cells] {
      --home-grid-share: calc(20 - 5 * var(--home-grid-on));
      --home-grid-lead: var(--home-grid-share);
      --home-grid-more: calc(60 - (60 - var(--home-grid-share)) * var(--home-grid-on));
    }

    [data-cells='5'],
    [data-cells='9'],
    [data-cells='10'] {
      --home-grid-share: calc(20 - 8 * var(--home-grid-on));
    }

    [data-cells='6'] {
      --home-grid-share: 20;
    }

    [data-cells='7'] {
      --home-grid-lead: 20;
    }

    [data-cells='9'] {
      --home-grid-lead: calc(20 - 5 * var(--home-grid-on));
    }

    [data-cells='7'] > :nth-child(-n + 3),
    [data-cells='9'] > :nth-child(-n + 4) {
      grid-column: span var(--home-grid-lead);
    }
  }
`

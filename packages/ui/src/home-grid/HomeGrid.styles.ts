import { color, font, line, media, motion, radius, size, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/* Nine cards and a link make whole rows: 2 × 5 on a phone; then 3 × 3 and the link over the row, or from the desktop width 5 × 2. */
export const HomeGridRoot = styled.div`
  --home-grid-on: calc(2 - ${style.captionRow});
  --home-grid-gap: ${space.medium};
  --home-grid-sections: ${space.vast};
  --home-grid-columns: 2;
  --home-grid-more-span: 1;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--home-grid-sections);
  padding-block-start: calc(${space.medium} * var(--home-grid-on));

  > [data-size='hero'] {
    --banner-padding-inline: calc(var(--banner-padding) + max(${space.large}, (100% - ${size.page}) / 2) * var(--banner-beneath));

    margin-inline: calc((50% - 50vw) * (1 - var(--home-grid-on)));
  }

  > [data-part='sub'],
  > [data-part='popular'] > [data-part='pair'] {
    display: grid;
    gap: var(--home-grid-gap);
  }

  > [data-size='hero'] + [data-part='sub'] {
    margin-block-start: calc((var(--home-grid-gap) - var(--home-grid-sections)) * var(--home-grid-on));
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='goods'] > [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(var(--home-grid-columns), minmax(0, 1fr));
    gap: ${space.large} var(--home-grid-gap);
  }

  > [data-part='goods'] > [data-part='cards'] > [data-part='more'] {
    grid-column: span var(--home-grid-more-span);
  }

  [data-part='more-link'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: space-between;
    align-items: end;
    gap: ${space.medium};
    block-size: 100%;
    min-block-size: ${size.control};
    padding: calc(${space.large} * var(--home-grid-on));
    padding-block-start: ${space.medium};
    border-radius: ${radius.card};
    border-block-start: calc(${stroke.thin} * (1 - var(--home-grid-on))) solid ${color.border};
    background: color-mix(in srgb, ${color.accent} calc(100% * var(--home-grid-on)), transparent);
    color: color-mix(in srgb, ${color.onAccent} calc(100% * var(--home-grid-on)), ${color.text});
    font-family: ${font.heading};
    font-size: ${type.heading};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
    letter-spacing: ${tracking.heading};
    text-decoration: none;
  }

  [data-part='more-link'] > svg {
    grid-column: 2;
    grid-row: calc(1 + var(--home-grid-on));
    transition: translate ${motion.normal} ${motion.ease};
  }

  ${media.hover} {
    [data-part='more-link']:hover > svg {
      translate: ${space.small};
    }
  }

  ${media.tablet} {
    --home-grid-columns: 3;
    --home-grid-more-span: 3;

    [data-part='more-link'] {
      font-size: calc(${type.headline} * (1 - var(--home-grid-on)) + ${type.heading} * var(--home-grid-on));
    }

    > [data-part='sub'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    > [data-part='sub'][data-count='2'],
    > [data-part='popular'] > [data-part='pair'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    > [data-part='sub'][data-count='1'] {
      grid-template-columns: minmax(0, 1fr);
    }

    > [data-part='popular'] > [data-part='pair'] > article {
      --banner-ratio: calc(0.8 + 1.2 * var(--banner-on));
    }
  }

  ${media.desktop} {
    --home-grid-columns: calc(3 + 2 * var(--home-grid-on));
    --home-grid-more-span: calc(3 - 2 * var(--home-grid-on));
    --home-grid-gap: calc(${space.large} - ${space.small} * var(--home-grid-on));
  }
`

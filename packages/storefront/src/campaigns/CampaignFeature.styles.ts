import { color, font, line, media, radius, space, stroke, style, tabletWidth, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * `--feature-on` is 1 in a theme that puts words on pictures, where a campaign stands on a ground of its own, and 0 in one that puts them
 * beneath: there it stands on the page, as all else does.
 */
export const CampaignFeatureRoot = styled.div`
  --feature-on: calc(2 - ${style.captionRow});
  --feature-padding: calc(${space.snug} * var(--feature-on));
  --feature-tile: 27%;

  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space.snug};
  min-block-size: 100%;
  padding: var(--feature-padding);
  border: calc(${stroke.thin} * var(--feature-on)) solid ${color.border};
  border-radius: ${radius.card};

  &[data-layout='lead'] {
    border-color: transparent;
    background: color-mix(in srgb, ${color.surfaceInverse} calc(100% * var(--feature-on)), transparent);
    color: color-mix(in srgb, ${color.textInverse} calc(100% * var(--feature-on)), ${color.text});
  }

  > [data-part='offer'] {
    display: flex;
    gap: ${space.small};
    min-inline-size: 0;
  }

  [data-part='picture'] {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    overflow: hidden;
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }

  [data-part='picture']:only-child {
    aspect-ratio: 5 / 2;
  }

  /* As high as the goods beside it. */
  [data-part='picture'] > picture {
    position: absolute;
    inset: 0;
  }

  /* The subjects are in the lower part of the pictures. */
  [data-part='picture'] img {
    object-position: 50% 70%;
  }

  [data-part='tiles'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    flex: 0 0 calc(var(--tiles) * var(--feature-tile));
    gap: ${space.small};
  }

  &:not([data-picture]) [data-part='tiles'] {
    flex: 1 1 0;
    max-inline-size: calc(var(--tiles) * 34%);
  }

  [data-part='tile'] {
    display: block;
    box-sizing: border-box;
    block-size: 100%;
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    color: ${color.text};
    text-decoration: none;
  }

  [data-part='image'] {
    display: block;
    overflow: hidden;
    border-radius: ${radius.medium};
  }

  [data-part='tile'] > p {
    padding: ${space.tiny} ${space.small} ${space.small};
    line-height: ${line.heading};
  }

  > [data-part='message'] {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space.small};
    min-inline-size: 0;
  }

  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    align-items: center;
  }

  [data-part='kicker'] {
    font-weight: ${weight.bold};
  }

  [data-part='heading'] {
    line-height: ${line.tight};
  }

  [data-part='saving'] {
    display: inline-block;
    padding: 0.1em 0.35em;
    border-radius: ${radius.small};
    background: ${color.offer};
    color: ${color.onOffer};
    font-family: ${font.heading};
    font-variant-numeric: ${style.numeric};
    white-space: nowrap;
  }

  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.small} ${space.large};
    inline-size: 100%;
    margin-block-start: auto;
  }

  /* On a ground of its own, as the goods. */
  dl {
    color: ${color.text};
  }

  &:has([data-over]) [data-part='offer'] img {
    filter: grayscale(1);
  }

  &:has([data-over]) [data-part='saving'] {
    text-decoration: line-through;
  }

  @media (width < ${tabletWidth}px) {
    &[data-picture] > [data-part='message'] {
      position: relative;
    }

    /* The label is on the picture, so that articles are within the first view. */
    &[data-picture] [data-part='tags'] > :not([data-part='kicker']) {
      position: absolute;
      inset-block-end: calc(100% + ${space.snug} + ${space.small});
      inset-inline-start: ${space.small};
    }
  }

  ${media.tablet} {
    --feature-tile: 22%;

    &[data-layout='card'] {
      --feature-tile: 27%;
    }
  }

  ${media.desktop} {
    &:is([data-layout='lead'], [data-layout='row']):has(> [data-part='offer']) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto;
      gap: ${space.large};
    }

    &[data-layout='lead'] {
      [data-part='message'] {
        justify-content: center;
        gap: ${space.snug};
        padding-inline-end: var(--feature-padding);
      }

      [data-part='heading'] {
        font-size: ${type.headline};
      }

      [data-part='saving'] {
        display: block;
        inline-size: fit-content;
        margin-block-start: ${space.small};
        font-size: 1.25em;
      }

      [data-part='facts'] {
        margin-block-start: 0;
      }
    }

    &[data-layout='row'] [data-part='message'] {
      justify-content: center;
    }

    &[data-layout='row'] [data-part='facts'] {
      margin-block-start: 0;
    }
  }
`

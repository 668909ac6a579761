import { color, font, line, media, radius, space, stroke, style, tabletWidth, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * `--feature-on` is 1 in a theme that puts words on pictures, where a campaign stands in a frame and the main one on the header's ground,
 * and 0 in one that puts them beneath: there it stands on the page, as all else does.
 */
export const CampaignFeatureRoot = styled.div`
  --feature-on: calc(2 - ${style.captionRow});
  --feature-padding: calc(${space.snug} * var(--feature-on));
  --feature-tile: 30%;
  --feature-least: 5.5rem;

  position: relative;
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
    background: color-mix(in srgb, ${color.header} calc(100% * var(--feature-on)), transparent);
    color: color-mix(in srgb, ${color.onHeader} calc(100% * var(--feature-on)), ${color.text});
  }

  > [data-part='offer'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    min-inline-size: 0;
  }

  /* Above the goods where their prices leave no room beside them. */
  [data-part='picture'] {
    position: relative;
    flex: 999 1 5rem;
    min-block-size: 6rem;
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

  /* The subjects are in the lower part of the pictures, and right of their middle. */
  [data-part='picture'] img {
    object-position: 80% 70%;
  }

  [data-part='tiles'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(var(--feature-least), 1fr));
    flex: 1 0 calc(var(--tiles) * (max(var(--feature-tile), var(--feature-least)) + ${space.small}) - ${space.small});
    max-inline-size: 100%;
    gap: ${space.small};
  }

  &:has([data-part='image']:only-child) {
    --feature-least: 3rem;
  }

  &:not([data-picture]) [data-part='tiles'] {
    flex-shrink: 1;
    max-inline-size: calc(var(--tiles) * 38%);
  }

  [data-part='tile'] {
    display: block;
    box-sizing: border-box;
    block-size: 100%;
    border-radius: ${radius.medium};
    background: color-mix(in srgb, ${color.surfaceRaised} calc(100% * var(--feature-on)), transparent);
    color: ${color.text};
    text-decoration: none;
  }

  [data-part='image'] {
    display: block;
    overflow: hidden;
    border-radius: ${radius.medium};
  }

  /* Without a price the picture is as high as the tile. */
  [data-part='image']:only-child {
    block-size: 100%;
  }

  [data-part='tile'] > p {
    padding-block: ${space.tiny} ${space.small};
    padding-inline: calc(${space.small} * var(--feature-on));
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

  /* The label is on the picture, above its subject, so that goods are within the first view. */
  &[data-picture] [data-part='tags'] {
    display: contents;
  }

  &[data-picture] [data-part='tags'] > :not([data-part='kicker']) {
    position: absolute;
    inset-block-start: calc(var(--feature-padding) + ${space.small});
    inset-inline-start: calc(var(--feature-padding) + ${space.small});
  }

  [data-part='heading'] {
    line-height: ${line.tight};
    text-wrap: pretty;
  }

  [data-part='saving'] {
    display: inline-block;
    padding: 0.1em 0.28em;
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

  /* With a background of its own, like the goods. */
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
    &[data-picture] [data-part='tags'] > :not([data-part='kicker']) {
      inset-block-start: calc(var(--feature-padding) + ${space.tiny});
      inset-inline-start: calc(var(--feature-padding) + ${space.tiny});
      max-inline-size: 34%;
      padding: ${space.hair} ${space.tiny};
      font-size: ${type.tiny};
    }

    [data-part='tile'] > p {
      padding-inline: calc(${space.tiny} * var(--feature-on));
    }

    [data-part='facts'] {
      column-gap: ${space.snug};
      font-size: ${type.small};
      text-wrap: balance;
    }

    [data-part='facts']:not(:has(dl)):has(a) {
      flex-wrap: nowrap;
    }

    [data-part='facts'] > a {
      flex: none;
    }

    [data-part='facts'] [data-part='count'] {
      display: none;
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

    &:is([data-layout='lead'], [data-layout='row']):not([data-picture]):has(p [data-part='now']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:not([data-layout='card']) {
      --feature-tile: 24%;
    }

    &[data-layout='lead'] {
      [data-part='message'] {
        justify-content: center;
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

    /* Pictures and headings of cards side by side are as high as each other. */
    &[data-layout='card'] {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }

    &[data-layout='card'] [data-part='tags'],
    &[data-layout='card'] [data-part='kicker'] {
      order: 1;
    }

    &[data-layout='card'] [data-part='message'] > p,
    &[data-layout='card'] [data-part='facts'] {
      order: 2;
    }

    &[data-layout='row'] [data-part='message'] {
      justify-content: center;
    }

    &[data-layout='row'] [data-part='facts'] {
      margin-block-start: 0;
    }
  }
`

import { color, font, line, media, radius, space, stroke, style, tabletWidth, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { campaignBanner } from './CampaignBanner.styles.ts'
import { campaignGoods } from './CampaignGoods.styles.ts'

/*
 * `--feature-on` is 1 in a theme that puts words on pictures, where a campaign stands in a frame and the main one on the header's ground,
 * and 0 in one that puts them beneath: there it stands on the page, as all else does, and its saving has a colour alone.
 */
export const CampaignFeatureRoot = styled.div`
  --feature-on: calc(2 - ${style.captionRow});
  --feature-padding: calc(${space.medium} * var(--feature-on));
  --feature-corner: max(${space.none}, ${radius.card} - ${stroke.thin});

  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space.none};
  min-block-size: 100%;
  border: calc(${stroke.thin} * var(--feature-on)) solid ${color.border};
  border-radius: ${radius.card};

  &[data-layout='lead'] {
    --feature-corner: ${radius.card};

    border: 0;
    background: color-mix(in srgb, ${color.header} calc(100% * var(--feature-on)), transparent);
    color: color-mix(in srgb, ${color.onHeader} calc(100% * var(--feature-on)), ${color.text});
  }

  &[data-plain] {
    grid-template-rows: 1fr;
  }

  > [data-part='picture'] {
    position: relative;
    inline-size: 100%;
    aspect-ratio: 2;
    max-block-size: 22rem;
    overflow: hidden;
    border-start-start-radius: var(--feature-corner);
    border-start-end-radius: var(--feature-corner);
    background: ${color.surfaceSunken};
  }

  /* As high as the words beside it. */
  > [data-part='picture'] > picture {
    position: absolute;
    inset: 0;
  }

  /* The subjects are in the lower part of the pictures, and right of their middle. */
  > [data-part='picture'] img {
    object-position: 80% 70%;
  }

  ${campaignGoods}

  > [data-part='message'] {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space.small};
    min-inline-size: 0;
    padding: max(${space.snug}, var(--feature-padding)) var(--feature-padding) var(--feature-padding);
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
  > [data-part='picture'] ~ [data-part='message'] [data-part='tags'] {
    display: contents;
  }

  > [data-part='picture'] ~ [data-part='message'] [data-part='tags'] > :not([data-part='kicker']) {
    position: absolute;
    inset-block-start: ${space.snug};
    inset-inline-start: ${space.snug};
  }

  [data-part='heading'] {
    line-height: ${line.tight};
    text-wrap: pretty;
  }

  [data-part='saving'] {
    display: inline-block;
    padding: calc(0.1em * var(--feature-on)) calc(0.28em * var(--feature-on));
    border-radius: ${radius.small};
    background: color-mix(in srgb, ${color.offer} calc(100% * var(--feature-on)), transparent);
    color: color-mix(in srgb, ${color.onOffer} calc(100% * var(--feature-on)), ${color.offerText});
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

  &:has([data-over]) :is([data-part='picture'], [data-part='tiles']) img {
    filter: grayscale(1);
  }

  &:has([data-over]) [data-part='saving'] {
    text-decoration: line-through;
  }

  @media (width < ${tabletWidth}px) {
    /* The mobile crop has its subject in the middle. The picture is low, so that products are in the first view. */
    > [data-part='picture'] img {
      object-position: 70% 50%;
    }

    &[data-layout='lead'] > [data-part='picture'] {
      aspect-ratio: 2.8;
    }

    &[data-layout='lead'] > [data-part='message'] {
      row-gap: calc(${space.snug} - (${space.snug} - ${space.small}) * var(--feature-on));
    }

    /* On a line of its own where it has a colour alone. */
    [data-part='saving'] {
      min-inline-size: calc(100% - 100% * var(--feature-on));
    }

    /* The way to the goods is within the first view. */
    &[data-layout='lead']:not([data-page]) [data-part='tiles'] {
      margin-block: ${space.none};
    }

    &[data-layout='lead']:not([data-page]) p {
      line-height: ${line.heading};
    }

    [data-part='facts'] {
      column-gap: ${space.snug};
      text-wrap: balance;
    }

    [data-part='facts']:not(:has(dl)) {
      flex-wrap: nowrap;
    }

    [data-part='facts'] > :is(a, [data-part='total']) {
      flex: none;
    }

    [data-part='facts'] [data-part='count'] {
      display: none;
    }
  }

  ${media.desktop} {
    &:is([data-layout='lead'], [data-layout='row']):not([data-plain]) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
      grid-template-rows: auto;
    }

    /* Picture, words and goods side by side. */
    &:is([data-layout='lead'], [data-layout='row']):not([data-page]):has(> [data-part='picture']) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);

      /* Within the frame, as the goods are. */
      > [data-part='picture'] {
        inline-size: auto;
        margin-block: var(--feature-padding);
        margin-inline-start: var(--feature-padding);
        border-radius: ${radius.card};
      }

      > [data-part='picture'] img {
        object-position: 90% 70%;
      }

      > [data-part='message'] {
        display: grid;
        grid-template-columns: minmax(min-content, 2fr) minmax(0, 5fr);
        grid-template-rows: 1fr repeat(3, auto) 1fr;
        column-gap: ${space.large};
        align-items: start;
        padding-inline-end: calc(${space.large} * var(--feature-on));

        > [data-part='tiles'] {
          grid-column: 2;
          grid-row: 1 / -1;
          grid-auto-columns: minmax(0, 1fr);
          margin-block: ${space.none};
        }

        /* All words together, in the middle of the goods' height. */
        :is([data-part='kicker'], [data-part='heading']) {
          align-self: end;
        }

        > [data-part='facts'] {
          grid-row: 5;
          align-self: start;
          margin-block-start: ${space.small};
          white-space: nowrap;
        }
      }
    }

    &:is([data-layout='lead'], [data-layout='row']) {
      > [data-part='picture'] {
        aspect-ratio: auto;
        min-block-size: 15rem;
        border-start-end-radius: ${space.none};
        border-end-start-radius: var(--feature-corner);
      }

      > [data-part='tiles'] {
        padding-inline-end: ${space.none};
        padding-block-end: calc(${space.snug} * var(--feature-on));
      }

      [data-part='message'] {
        justify-content: center;
        padding: ${space.large};
      }

      [data-part='facts'] {
        margin-block-start: 0;
      }
    }

    &[data-layout='lead'] {
      [data-part='heading'] {
        font-size: ${type.headline};
      }

      [data-part='caption'] > [data-part='name'] {
        font-size: ${type.body};
      }

      [data-part='caption'] > p[data-size] {
        --price-type: ${type.body};
        --price-small: ${type.small};
      }

      [data-part='saving'] {
        display: block;
        inline-size: fit-content;
        margin-block-start: ${space.small};
      }
    }

    > [data-part='picture'] {
      align-self: stretch;
      max-block-size: none;
    }

    /* Pictures and headings of cards side by side are as high as each other. */
    &[data-layout='card'] {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }

    &[data-layout='card'][data-plain] > [data-part='message'] {
      grid-row: 1 / -1;
    }

    &[data-layout='card'] [data-part='kicker'] {
      order: 1;
    }

    &[data-layout='card'] [data-part='message'] > :is(p, ul, [data-part='facts']) {
      order: 2;
    }
  }

  ${campaignBanner}
`

import { line, media, space, tabletWidth, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** The head of a campaign's own page, a `CampaignFeatureRoot`: low, so that goods come into the first view, and cut where who is in the picture stays whole. */
export const campaignBanner = css`
  &[data-page] > [data-part='picture'] img {
    object-position: 80% 55%;
  }

  ${media.mobileOnly} {
    &[data-page] > [data-part='picture'] {
      aspect-ratio: 3.1;
    }
  }

  @media (width < ${tabletWidth}px) {
    &[data-page] [data-part='facts'] {
      font-size: ${type.small};
    }

    &[data-page] [data-part='saving'] {
      font-size: 0.8em;
    }

    &[data-page] p {
      line-height: ${line.heading};
    }
  }

  ${media.desktop} {
    &[data-page]:not([data-plain]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

      > [data-part='tiles'] {
        padding-inline: ${space.none} calc(${space.snug} * var(--feature-on));
      }

      /* Fades into the background of the words, so that the picture has no hard edge. */
      > [data-part='picture'] {
        grid-area: 1 / 1 / auto / span 2;
        justify-self: end;
        inline-size: 42%;
        min-block-size: 11rem;
        border-radius: ${space.none} var(--feature-corner) var(--feature-corner) ${space.none};
        background: none;
        mask-image: linear-gradient(to left, currentcolor 55%, transparent);
      }

      /* The picture is not above the words but beside them. */
      > [data-part='picture'] ~ [data-part='message'] [data-part='tags'] {
        display: flex;

        > * {
          position: static;
        }
      }

      [data-part='message'] {
        position: relative;
        grid-area: 1 / 1;
        padding-block: ${space.medium};
        padding-inline-start: calc(${space.large} * var(--feature-on));
      }

      [data-part='facts'] {
        justify-content: start;
      }

      [data-part='saving'] {
        display: inline-block;
        margin-block-start: ${space.none};
      }
    }
  }
`

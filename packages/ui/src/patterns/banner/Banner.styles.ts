import { color, media, motion, radius, space, stroke, style, tabletWidth, type } from '@vidda/tokens'
import { css, styled } from 'styled-components'
import { bannerWords } from './banner-words.styles.ts'

/** From nothing to all over `--banner-fade`, without a visible edge. */
const eased = css`
  transparent,
  color-mix(in srgb, currentcolor 12%, transparent) calc(0.2 * var(--banner-fade)),
  color-mix(in srgb, currentcolor 45%, transparent) calc(0.48 * var(--banner-fade)),
  color-mix(in srgb, currentcolor 82%, transparent) calc(0.76 * var(--banner-fade)),
  currentcolor var(--banner-fade)
`

/** The words below the picture, in one frame with it; no effect in a theme that puts them below every picture. */
const framed = css`
  --banner-caption-row: 2;
  --banner-picture-rows: 1;
  --banner-scrim-strength: 0%;
  --banner-caption-side: start;
  --banner-aside: 1;

  background: color-mix(in srgb, ${color.surfaceRaised} calc(100% * var(--banner-on)), transparent);
`

/*
 * `--banner-on` is 1 where the theme puts the words on the picture and 0 where they stand beneath it; sums with it switch the rest. The
 * scrim alone gives 4.5 : 1 over a picture of any colour. A light one would wash the colours out, so that on small banners dark words
 * stand below the picture, within its frame.
 */
export const BannerRoot = styled.article`
  --banner-caption-row: ${style.captionRow};
  --banner-on: calc(2 - ${style.captionRow});
  --banner-picture-rows: calc(1 + 2 * var(--banner-on));
  --banner-beneath: calc(1 - var(--banner-on));
  --banner-aside: var(--banner-beneath);
  --banner-ratio: calc(4 / 3);
  --banner-title: ${type.heading};
  --banner-text-size: ${type.lead};
  --banner-measure: 44ch;
  --banner-scrim: ${color.surfaceInverse};
  --banner-scrim-strength: 68%;
  --banner-ink: ${color.textInverse};
  --banner-padding: calc(${space.large} * var(--banner-on));
  --banner-padding-inline: var(--banner-padding);
  --banner-button: 0;
  --banner-reach: 45rem;
  --banner-fade: calc(1.75 * ${space.giant});

  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto auto 1fr;
  overflow: clip;
  border-radius: ${radius.card};
  color: color-mix(in srgb, var(--banner-ink) calc(100% * var(--banner-on)), ${color.text});

  &[data-tone='light'] {
    --banner-scrim: ${color.surface};
    --banner-ink: ${color.text};

    border: calc(${stroke.thin} * var(--banner-on)) solid ${color.border};
  }

  &[data-size='hero'] {
    --banner-ratio: calc(0.8 + 0.2 * var(--banner-on));
    --banner-title: ${type.display};
    --banner-button: 1;
  }

  &[data-size='wide'] {
    --banner-title: ${type.headline};
  }

  &[data-size='half'] {
    --banner-text-size: ${type.body};
    --banner-measure: calc(44ch - 16ch * var(--banner-on));
  }

  &[data-tone='light'][data-size='half'] {
    ${framed}
  }

  ${media.mobileOnly} {
    &[data-tone='light'] {
      ${framed}

      --banner-ratio: calc(4 / 3);
    }
  }

  > [data-part='picture'] {
    z-index: -2;
    grid-column: 1;
    grid-row: 1 / span var(--banner-picture-rows);
    aspect-ratio: var(--banner-ratio);
    min-block-size: 100%;
    inline-size: 100%;
    overflow: hidden;

    img {
      object-position: var(--banner-focus, 70% 50%);
      transition: scale ${motion.slow} ${motion.ease};
    }
  }

  @media (width < ${tabletWidth}px) {
    &[data-tone='light'][data-size='hero'] {
      --banner-ratio: 1.5;
    }

    /* The picture ends behind the title, so that the words do not cover its subject: on the narrowest phones, too. */
    &[data-size='hero'][data-tone='dark'] {
      min-block-size: calc(21.5rem * var(--banner-on));
      background: color-mix(in srgb, var(--banner-scrim) calc(100% * var(--banner-on)), transparent);

      picture {
        --picture-bg: transparent;
      }

      img {
        block-size: calc(100% - 40% * var(--banner-on));
        object-position: var(--banner-focus, calc(70% - 20% * var(--banner-on)) calc(50% + 14% * var(--banner-on)));
        mask-image: linear-gradient(
          to top,
          color-mix(in srgb, currentcolor calc(100% * var(--banner-beneath)), transparent),
          currentcolor 28%
        );
      }
    }
  }

  > [data-part='caption'] {
    grid-column: 1;
    grid-row: var(--banner-caption-row) / span calc(1 + 2 * var(--banner-on));
    align-self: var(--banner-caption-side, end);
    justify-self: start;
    min-inline-size: 100%;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    row-gap: ${space.small};
    padding-inline: var(--banner-padding-inline);
    padding-block: ${space.medium} max(var(--banner-padding), ${space.small});

    /* Upwards over the whole width, so that it has one edge, and that one soft. */
    &::before {
      content: '';
      position: absolute;
      inset: calc(${space.medium} - var(--banner-fade)) 0 0;
      z-index: -1;
      background: var(--banner-scrim);
      opacity: calc(var(--banner-scrim-strength) * var(--banner-on));
      mask-image: linear-gradient(to bottom, ${eased});
    }
  }

  ${bannerWords}

  ${media.hover} {
    &:hover [data-part='picture'] img {
      scale: 1.025;

      ${media.reducedMotion} {
        scale: none;
      }
    }

    &:hover [data-part='call'] {
      background: color-mix(in srgb, ${color.actionHover} calc(100% * var(--banner-button)), transparent);
    }
  }

  ${media.tablet} {
    &[data-size='half'] {
      --banner-ratio: calc(0.8 + 0.6 * var(--banner-on));
    }

    &[data-size='hero'] {
      --banner-ratio: calc(1.9 + 0.6 * var(--banner-on));
    }

    &[data-size='wide'] {
      --banner-ratio: calc(2.1 + 1.5 * var(--banner-on));
    }

    &[data-size='hero'],
    &[data-size='wide'] {
      --banner-padding: calc(${space.wide} * var(--banner-on));
      --banner-fade: calc(2 * ${space.giant});

      > [data-part='caption'] {
        grid-template-columns: minmax(0, calc(100% - 42% * var(--banner-aside))) minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        column-gap: calc(${space.wide} * var(--banner-aside));
        min-inline-size: calc(100% * var(--banner-aside));
        max-inline-size: calc(66% + 34% * var(--banner-aside));
        padding-block-start: ${space.large};

        /* Sideways over the whole height, and lighter towards the top. */
        &::before {
          inset-block: calc(-1 * var(--banner-reach)) 0;
          inset-inline: 0 calc(${space.large} - var(--banner-fade));
          mask-image:
            linear-gradient(
              to bottom,
              color-mix(in srgb, currentcolor 30%, transparent) calc(var(--banner-reach) - var(--banner-fade)),
              currentcolor var(--banner-reach)
            ),
            linear-gradient(to left, ${eased});
          mask-composite: intersect;
        }
      }

      [data-part='text'] {
        grid-column: var(--banner-caption-row);
        grid-row: calc(2 - var(--banner-aside));
      }

      [data-part='calls'] {
        grid-column: var(--banner-caption-row);
        grid-row: calc(3 - var(--banner-aside));
      }

      [data-part='title'] {
        grid-row: 1 / span calc(1 + var(--banner-aside));
      }
    }
  }

  ${media.desktop} {
    /* Flatter than on a tablet, so that a caption below the picture fits in the first view. */
    &[data-size='hero'] {
      --banner-ratio: calc(2.8 + 0.7 * var(--banner-beneath));
    }

    /* More of the ground than of the sky. */
    &[data-size='hero'] img {
      object-position: var(--banner-focus, 70% 72%);
    }
  }
`

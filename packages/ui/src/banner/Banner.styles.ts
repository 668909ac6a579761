import { color, line, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BannerRoot = styled.article`
  --banner-caption-row: ${style.captionRow};
  --banner-on-picture: calc(2 - var(--banner-caption-row));
  --banner-ratio: 4 / 5;
  --banner-title: ${type.heading};
  --banner-scrim: ${color.surfaceInverse};
  --banner-ink: ${color.textInverse};
  --banner-text: color-mix(in srgb, var(--banner-ink) calc(100% * var(--banner-on-picture)), ${color.text});

  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${radius.card};
  color: var(--banner-text);

  &[data-tone='light'] {
    --banner-scrim: ${color.surface};
    --banner-ink: ${color.text};
  }

  &[data-size='hero'] {
    --banner-title: ${type.display};
  }

  &[data-size='wide'] {
    --banner-title: ${type.headline};
  }

  > [data-part='picture'] {
    grid-area: 1 / 1;
    overflow: hidden;
  }

  > [data-part='picture'] > [data-part='image'] {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: var(--banner-ratio);
    object-fit: cover;
    transition: scale ${motion.slow} ${motion.ease};
  }

  > [data-part='caption'] {
    grid-column: 1;
    grid-row: var(--banner-caption-row);
    align-self: end;
    display: grid;
    justify-items: start;
    gap: ${space.small};
    padding-inline: calc(${space.large} * var(--banner-on-picture));
    padding-block: ${space.large} calc(${space.large} * var(--banner-on-picture));
  }

  [data-part='title'] {
    font-size: var(--banner-title);
    line-height: ${line.tight};
  }

  [data-part='link'] {
    text-decoration: none;
  }

  [data-part='link']::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  [data-part='text'] {
    max-inline-size: ${size.prose};
    font-size: ${type.body};
  }

  [data-part='call'] {
    border-block-end: ${stroke.thick} solid currentcolor;
    font-weight: ${weight.bold};
  }

  ${media.tablet} {
    &[data-size='hero'] {
      --banner-ratio: 21 / 9;
    }

    &[data-size='wide'] {
      --banner-ratio: 3 / 1;
    }
  }
`

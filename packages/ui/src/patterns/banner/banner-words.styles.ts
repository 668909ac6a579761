import { color, line, radius, size, space, stroke, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** The words and links of a `BannerRoot`, sized by its custom properties. */
export const bannerWords = css`
  [data-part='title'] {
    max-inline-size: 18ch;
    font-size: var(--banner-title);
    line-height: ${line.heading};
  }

  &[data-size='hero'] [data-part='title'] {
    line-height: ${line.tight};
  }

  [data-part='link'] {
    text-decoration: none;

    /* The whole banner is pressed, and not only its words: the banner clips what is too much. */
    &::after {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--banner-reach));
    }

    &:focus-visible {
      outline: none;
    }
  }

  &:has([data-part='link']:focus-visible) {
    outline: ${stroke.focus} solid ${color.focus};
    outline-offset: ${space.hair};
  }

  [data-part='text'] {
    max-inline-size: var(--banner-measure);
    font-size: var(--banner-text-size);
  }

  [data-part='calls'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    column-gap: ${space.large};
    margin-block-start: calc(${space.small} * var(--banner-button));

    /* Above the link over the whole banner, and as tall as the call. */
    > a {
      position: relative;
      padding-block: ${space.snug};
    }
  }

  [data-part='call'] {
    display: flex;
    align-items: center;
    padding-inline: calc(${space.large} * var(--banner-button));
    min-block-size: calc(${size.control} * var(--banner-button));
    border-radius: calc(${radius.control} * var(--banner-button));
    background: color-mix(in srgb, ${color.action} calc(100% * var(--banner-button)), transparent);
    color: color-mix(in srgb, ${color.onAction} calc(100% * var(--banner-button)), currentcolor);
    font-weight: ${weight.bold};
    box-shadow: inset 0 calc(-1 * ${stroke.thick} * (1 - var(--banner-button))) currentcolor;
  }
`

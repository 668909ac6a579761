import { color, line, radius, size, space, stroke, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

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
  }

  /* The whole banner is pressed, and not only its words: the banner clips what is too much. */
  [data-part='link']::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--banner-reach));
  }

  [data-part='link']:focus-visible {
    outline: none;
  }

  &:has([data-part='link']:focus-visible) {
    outline: ${stroke.focus} solid ${color.focus};
    outline-offset: ${space.hair};
  }

  [data-part='text'] {
    max-inline-size: var(--banner-measure);
    font-size: var(--banner-text-size);
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space.large};
    margin-block-start: calc(${space.small} * var(--banner-button));
  }

  /* Above the link over the whole banner. */
  [data-part='way'] {
    position: relative;
    display: grid;
    align-content: center;
    min-inline-size: 1.5rem;
    min-block-size: ${size.target};
    color: inherit;
    font-weight: ${weight.medium};
    text-underline-offset: 0.3em;
  }

  [data-part='way']:focus-visible {
    ${focusRing}
  }

  [data-part='call'] {
    display: inline-flex;
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

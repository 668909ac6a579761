import { color, radius, size, space, stroke } from '@vidda/tokens'
import { css } from 'styled-components'

/** For the element that shows a colour: `--swatch` is the colour, `data-selected` and `data-unavailable` its states, `data-picture` a picture in it, `--swatch-picture` the width of that picture. */
export const swatchLook = css`
  position: relative;
  display: block;
  box-sizing: border-box;
  inline-size: var(--swatch-size, ${size.target});
  block-size: var(--swatch-size, ${size.target});
  overflow: hidden;
  border: ${stroke.thin} solid ${color.border};
  border-radius: var(--swatch-radius, ${radius.small});
  outline: ${stroke.thick} solid transparent;
  outline-offset: ${space.hair};
  background: var(--swatch);
  forced-color-adjust: none;

  &[data-picture] {
    inline-size: var(--swatch-picture, ${size.thumb});
    block-size: auto;
    background: none;
  }

  &[data-unavailable] > picture {
    opacity: 0.4;
  }

  /* Struck through, light beside dark: seen on every colour. */
  &[data-unavailable]::after {
    content: '';
    position: absolute;
    inset: ${space.none};
    background: linear-gradient(
      to top right,
      transparent calc(50% - ${stroke.thick}),
      ${color.surface} calc(50% - ${stroke.thick}) calc(50% - ${stroke.thin} / 2),
      ${color.text} calc(50% - ${stroke.thin} / 2) calc(50% + ${stroke.thin} / 2),
      ${color.surface} calc(50% + ${stroke.thin} / 2) calc(50% + ${stroke.thick}),
      transparent calc(50% + ${stroke.thick})
    );
  }
`

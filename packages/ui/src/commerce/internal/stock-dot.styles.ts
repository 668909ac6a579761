import { color, space, stroke } from '@vidda/tokens'
import { css } from 'styled-components'

/**
 * For a `::before`: a filled dot, told from `fewDot` and `noDot` by its shape as much as by its colour. Its border alone fills it, since
 * forced colours take the ground away.
 */
export const stockDot = css`
  content: '';
  flex: none;
  box-sizing: border-box;
  inline-size: calc(${space.small} + ${space.hair});
  aspect-ratio: 1;
  border: calc(${space.tiny} + ${space.hair} / 2) solid;
  border-radius: 50%;
  color: ${color.success};
  background: currentcolor;
`

/** After `stockDot`: hollow. */
export const noDot = css`
  border-width: ${stroke.thin};
  color: ${color.borderStrong};
  background: none;
`

/** After `stockDot`: half filled. */
export const fewDot = css`
  border-width: ${stroke.thin};
  border-inline-start-width: calc(${space.tiny} + ${space.hair} / 2);
  background: none;
`

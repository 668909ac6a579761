import { media, size, space, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

/** For the root of a component that holds `MoreShops`. */
export const moreShops = css`
  & summary {
    display: flex;
    align-items: center;
    gap: ${space.small};
    inline-size: fit-content;
    min-block-size: ${size.target};
    font-weight: ${weight.medium};
    cursor: pointer;
    list-style: none;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & summary:focus-visible {
    ${focusRing}
  }

  & details[open] > summary > svg {
    rotate: 0.5turn;
  }

  & details[open] > summary > [data-part='more'],
  & details:not([open]) > summary > [data-part='fewer'] {
    display: none;
  }

  ${media.hover} {
    & summary:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`

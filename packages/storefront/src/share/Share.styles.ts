import { media } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One of the two shows; a screen that is turned or widened keeps the one that fits it. */
export const ShareRoot = styled.span`
  [data-part='row'] {
    display: none;
  }

  ${media.desktop} {
    [data-part='row'] {
      display: block;
    }

    &[data-wide] [data-part='button'] {
      display: none;
    }
  }
`

import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { ListRoot } from '../listing/index.ts'

/** Close together, and in a wide window five in a row in a theme with wide cards, so that the first view has goods with their prices. */
export const CampaignRoot = styled(ListRoot)`
  ${media.mobileOnly} {
    &,
    > [data-part='goods'] {
      row-gap: ${space.small};
    }

    padding-block-start: ${space.none};
  }

  ${media.desktop} {
    padding-block-start: ${space.small};
    row-gap: ${space.small};
  }

  ${media.wide} {
    [data-part='goods'] > ul {
      --product-grid-columns: repeat(auto-fill, minmax(min(${size.card}, (100% - 4 * var(--product-grid-gap)) / 5), 1fr));
    }
  }
`

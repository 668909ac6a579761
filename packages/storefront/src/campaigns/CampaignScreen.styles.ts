import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { ListRoot } from '../listing/index.ts'

/** Little space between the parts, and five cards in a row on wide screens in every theme: prices have to be in the first view. */
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

import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../internal/fragments.styles.ts'

export const ProductGridRoot = styled.ul`
  --product-grid-columns: 2;
  --product-grid-gap: ${space.snug};
  --product-grid-row-gap: ${space.large};

  ${plainList}

  display: grid;
  grid-template-columns: repeat(var(--product-grid-columns), minmax(0, 1fr));
  gap: var(--product-grid-row-gap) var(--product-grid-gap);

  ${media.tablet} {
    --product-grid-columns: 3;
    --product-grid-gap: ${space.medium};
    --product-grid-row-gap: ${space.wide};
  }

  ${media.desktop} {
    --product-grid-columns: 4;
    --product-grid-gap: ${space.large};
  }

  &[data-density='dense'] {
    --product-grid-gap: ${space.medium};
  }

  ${media.wide} {
    &[data-density='dense'] {
      --product-grid-columns: 5;
    }
  }
`

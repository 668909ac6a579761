import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ProductCardSkeletonRoot = styled.li`
  --product-card-skeleton-gap: ${space.small};

  display: grid;
  align-content: start;
  gap: var(--product-card-skeleton-gap);
  padding-block-end: ${space.large};
`

import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const EmptyPlaceRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block-end: ${space.huge};

  > :first-child {
    padding-block-end: ${space.none};
  }
`

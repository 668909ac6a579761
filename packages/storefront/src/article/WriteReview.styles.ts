import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const WriteReviewRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
`

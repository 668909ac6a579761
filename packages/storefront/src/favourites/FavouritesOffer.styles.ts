import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const OfferAnswers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.small};
  margin-block-start: ${space.small};
`

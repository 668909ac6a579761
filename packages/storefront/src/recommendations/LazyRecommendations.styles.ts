import { size } from '@vidda/tokens'
import { styled } from 'styled-components'

/** As high as a row of cards under its heading. */
export const RecommendationsRoot = styled.div`
  min-block-size: calc(${size.card} * 1.25 + 15rem);

  &:has(> [data-none]) {
    min-block-size: 0;
  }
`

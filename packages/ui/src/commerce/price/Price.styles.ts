import { type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { priceLook } from '../internal/price.styles.ts'

export const PriceRoot = styled.p`
  ${priceLook}

  &[data-size='small'] {
    --price-type: ${type.small};
    --price-small: ${type.tiny};
  }

  &[data-size='large'] {
    --price-type: ${type.heading};
    --price-small: ${type.body};
  }
`

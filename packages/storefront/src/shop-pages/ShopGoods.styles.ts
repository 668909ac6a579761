import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ShopGoodsRoot = styled.section`
  display: grid;
  gap: ${space.medium};
  min-inline-size: 0;
`

import { size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ContentRoot = styled.div`
  display: grid;
  gap: ${space.large};
  max-inline-size: ${size.prose};
  padding-block: ${space.wide} ${space.vast};
`

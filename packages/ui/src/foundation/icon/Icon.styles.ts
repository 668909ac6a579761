import { size } from '@vidda/tokens'
import { styled } from 'styled-components'

export const IconRoot = styled.svg`
  flex: none;
  display: block;
  inline-size: var(--icon-size, ${size.icon});
  block-size: var(--icon-size, ${size.icon});
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='large'] {
    --icon-size: ${size.iconLarge};
  }
`

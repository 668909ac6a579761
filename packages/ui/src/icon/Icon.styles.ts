import { size } from '@vidda/tokens'
import { styled } from 'styled-components'

export const IconRoot = styled.svg`
  --icon-size: ${size.icon};

  flex: none;
  display: block;
  inline-size: var(--icon-size);
  block-size: var(--icon-size);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='large'] {
    --icon-size: ${size.iconLarge};
  }
`

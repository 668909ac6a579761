import { color, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { control } from '../../foundation/internal/fragments.styles.ts'

export const SelectFieldControl = styled.span`
  position: relative;
  display: grid;
  align-items: center;

  & > select {
    ${control}

    appearance: none;
    padding-inline-end: calc(${size.icon} + ${space.large});
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & > svg {
    position: absolute;
    inset-inline-end: ${space.snug};
    color: ${color.textMuted};
    pointer-events: none;
  }
`

import { color, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A ruled row; where it is too narrow for all of them the last go on below. */
export const KeyFactsRoot = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny} ${space.medium};
  padding-block: ${space.tiny};
  border-block: ${stroke.thin} solid ${color.border};
  font-size: ${type.small};
  font-variant-numeric: ${style.numeric};

  > div {
    flex: 1 0 auto;
  }

  > div + div {
    padding-inline-start: ${space.medium};
    border-inline-start: ${stroke.thin} solid ${color.border};
  }

  dt {
    color: ${color.textMuted};
    font-size: ${type.tiny};
  }

  dd {
    font-weight: ${weight.medium};
  }
`

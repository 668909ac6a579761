import { color, font, line, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CountdownRoot = styled.div`
  display: grid;
  gap: ${space.small};
  justify-items: start;

  > p {
    font-weight: ${weight.bold};
    text-wrap: balance;
  }

  > p::first-letter {
    text-transform: uppercase;
  }

  > dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(3.75em, auto));
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }

  > dl > div {
    display: grid;
    justify-items: center;
    padding: ${space.small} ${space.snug};
  }

  > dl > div + div {
    border-inline-start: ${stroke.thin} solid ${color.border};
  }

  dt {
    order: 1;
    color: ${color.textMuted};
    font-size: ${type.tiny};
  }

  dd {
    font-family: ${font.heading};
    font-size: ${type.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.heading};
    line-height: ${line.tight};
  }

  &[data-over] dd {
    color: ${color.textMuted};
  }
`

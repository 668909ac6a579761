import { color, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ReviewsRoot = styled.section`
  display: grid;
  gap: ${space.large};
  min-inline-size: 0;
  padding-block-start: ${space.large};
  border-block-start: ${stroke.thin} solid ${color.border};

  > [data-part='plain'] {
    display: grid;
    gap: ${space.large};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }
`

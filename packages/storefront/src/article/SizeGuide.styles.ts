import { color, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const SizeGuideRoot = styled.div`
  display: grid;
  gap: ${space.large};
  min-inline-size: 0;

  > section {
    display: grid;
    gap: ${space.small};
  }

  h3 {
    font-size: ${type.title};
    font-weight: ${weight.bold};
  }

  ul {
    display: grid;
    gap: ${space.tiny};
    margin: ${space.none};
    padding-inline-start: ${space.medium};
    list-style: disc;
  }

  > section > p {
    color: ${color.textMuted};
    font-size: ${type.small};
  }
`

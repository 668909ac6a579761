import { color, radius, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PollRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  max-inline-size: ${size.prose};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > ol,
  > ol > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
  }

  > ol {
    gap: ${space.huge};
  }

  > ol > li {
    justify-items: start;
  }

  > ol > li > * {
    inline-size: 100%;
  }

  > ol > li > button {
    inline-size: auto;
  }
`

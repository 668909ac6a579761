import { color, media, radius, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ShopsRoot = styled.div`
  display: grid;
  gap: ${space.wide};
  padding-block: ${space.medium} ${space.vast};

  [data-part='head'] {
    display: grid;
    gap: ${space.snug};
  }

  [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  [data-part='intro'] {
    max-inline-size: ${size.prose};
  }

  [data-part='form'] {
    display: grid;
    gap: ${space.medium};
    justify-items: start;
    max-inline-size: ${size.prose};
  }

  [data-part='shops'] {
    display: grid;
    gap: ${space.medium};
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }

  ${media.tablet} {
    [data-part='form'] {
      grid-template-columns: auto auto auto;
      justify-content: start;
      align-items: end;
    }

    [data-part='shops'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    [data-part='shops'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

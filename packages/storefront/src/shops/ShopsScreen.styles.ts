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

  /* Shops far below the fold cost neither style, layout nor paint. */
  [data-part='shops'] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 10rem;
  }

  /* Contained, a shop would cut off the ring around what is in it. */
  [data-part='shops'] > li:focus-within {
    content-visibility: visible;
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

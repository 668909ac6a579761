import { color, media, radius, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PollRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='head'] > [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > [data-part='head'] > [data-part='picture'][data-tall] {
    aspect-ratio: 16 / 9;
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

  /* Its words stand in line with the answers. */
  > ol > li > button {
    inline-size: auto;
    margin-inline-start: calc(-1 * ${space.snug});
  }

  ${media.tablet} {
    > [data-part='head'] > [data-part='picture'][data-tall] {
      aspect-ratio: 16 / 7;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, ${size.prose});
    column-gap: ${space.vast};
    align-items: start;

    > :first-child {
      grid-column: 1 / -1;
    }

    > [data-part='head'] {
      position: sticky;
      inset-block-start: ${space.large};
    }

    > [data-part='head'] > [data-part='picture'],
    > [data-part='head'] > [data-part='picture'][data-tall] {
      aspect-ratio: 3 / 2;
    }

    > :not(:first-child, [data-part='head']) {
      grid-column: 2;
    }
  }
`

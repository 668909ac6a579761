import { media, radius, size, space } from '@vidda/tokens'
import { css, styled } from 'styled-components'

const drawing = css`
  > img {
    block-size: auto;
    border-radius: ${radius.card};
  }
`

export const PlaceRoot = styled.div`
  ${drawing}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  padding-block: ${space.large} ${space.huge};

  > img {
    inline-size: min(100%, 24rem);
    margin-inline: auto;
  }

  > section {
    padding-block: ${space.medium};
  }

  > :last-child,
  > :has(+ [data-part='more']) {
    margin-inline: auto;
  }

  > [data-part='more'] {
    inline-size: 100%;
    min-inline-size: 0;
    padding-block-start: ${space.large};
  }
`

/** Picture above the text on a phone, beside it in a wide window. */
export const MissingRoot = styled.div`
  ${drawing}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.huge};

  > img {
    order: -1;
    inline-size: min(100%, 32rem);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    align-content: start;
  }

  > div > :first-child {
    padding-block: ${space.none};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, ${size.prose}) minmax(0, 1fr);
    gap: ${space.vast};
    align-items: center;

    > img {
      order: 0;
      inline-size: 100%;
    }
  }
`

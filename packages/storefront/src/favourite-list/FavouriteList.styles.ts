import { color, layer, media, radius, shadow, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FavouritesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  align-content: start;
  min-block-size: 60dvb;
  padding-block: ${space.large} ${space.vast};
`

export const FavouriteListRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  align-content: start;

  &:focus {
    outline: none;
  }

  p {
    margin: ${space.none};
  }

  > [data-part='guest'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > [data-part='tools'] {
    display: grid;
    gap: ${space.medium};
  }

  > [data-part='tools'] > [data-part='facts'] {
    display: flex;
    align-items: center;
  }

  > [data-part='tools'] > [data-part='controls'] {
    display: flex;
    gap: ${space.medium};
    align-items: end;
    justify-content: space-between;
  }

  > [data-part='tools'] > [data-part='controls'] > :only-child {
    margin-inline-start: auto;
  }

  /* In sight wherever in the list the heart was pressed. */
  > [data-part='removed'] {
    position: sticky;
    inset-block-end: ${space.medium};
    z-index: ${layer.header};
    justify-self: center;
    inline-size: min(100%, 32rem);
  }

  > [data-part='removed'] > :not(:empty) {
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.high};
  }

  ${media.tablet} {
    > [data-part='tools'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }

    > [data-part='tools'] > [data-part='facts'] {
      min-block-size: ${size.control};
    }
  }
`

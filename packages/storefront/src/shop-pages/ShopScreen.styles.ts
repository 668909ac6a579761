import { color, font, media, radius, space, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ShopRoot = styled.div`
  display: grid;
  gap: ${space.wide};
  align-items: start;

  &[data-part='picture'] {
    display: block;
    /* Hours and address in sight below it. */
    max-block-size: min(24rem, 44vh);
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > section {
    display: grid;
    gap: ${space.medium};
    align-content: start;
  }

  > section > dl {
    display: grid;
    gap: ${space.tiny};
  }

  dt {
    color: ${color.textMuted};
    font-family: ${font.text};
    font-weight: ${weight.medium};
  }

  dt:not(:first-child) {
    margin-block-start: ${space.medium};
  }

  address {
    font-style: normal;
  }

  ${media.tablet} {
    &:not([data-part]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.wide};
    }
  }

  ${media.desktop} {
    &:not([data-part]) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr);
      gap: ${space.huge};
    }
  }
`

/** `&&` outranks the styles of lists in `ShopsRoot`. */
export const NearShops = styled.section`
  display: grid;
  gap: ${space.snug};

  ${media.tablet} {
    && > [data-part='shops'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    && > [data-part='shops'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

import { color, font, media, space, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ShopRoot = styled.div`
  display: grid;
  gap: ${space.wide};

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
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space.huge};
  }
`

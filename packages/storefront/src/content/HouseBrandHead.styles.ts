import { color, media, radius, space } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Picture above the text on a phone, beside it in a wide window. */
export const HouseBrandHeadRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  align-items: center;
  padding-block-end: ${space.large};

  > picture {
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
    justify-items: start;
  }

  p {
    margin: ${space.none};
  }

  [data-part='name'] {
    color: ${color.textMuted};
  }

  ${media.mobileOnly} {
    > div > a {
      justify-self: stretch;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space.vast};
    padding-block-end: ${space.huge};
  }

  ${media.print} {
    grid-template-columns: 5cm minmax(0, 1fr);

    > div > a {
      display: none;
    }
  }
`

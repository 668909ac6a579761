import { color, media, radius, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Picture above the question on a phone, beside it on one ground in a wide window. */
export const SupportHeadRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};

  > div {
    display: grid;
    gap: ${space.medium};
    align-content: center;
  }

  ${media.mobileOnly} {
    > picture {
      aspect-ratio: 5 / 2;
      margin-inline: calc(50% - 50vw);
    }

    > picture img {
      object-position: 50% 80%;
    }
  }

  ${media.desktop} {
    gap: ${space.none};
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};

    &:has(> picture) {
      grid-template-columns: minmax(min-content, 4fr) minmax(0, 5fr);
    }

    /* As tall as the question beside it, with the whole picture in sight where that is short. */
    > picture {
      grid-area: 1 / 2;
      min-block-size: 18rem;
      contain: size;
    }

    > picture img {
      object-position: 50% 75%;
    }

    > div {
      grid-area: 1 / 1;
      padding: ${space.large};
    }
  }

  ${media.wide} {
    > div {
      --section-heading-size: ${type.display};

      gap: ${space.large};
      padding: ${space.huge};
    }
  }

  ${media.print} {
    > picture {
      display: none;
    }
  }
`

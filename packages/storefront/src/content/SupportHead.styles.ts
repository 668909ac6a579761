import { color, media, radius, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/** The picture is above title and search on a phone, and beside them in one panel in a wide window. */
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

    /* As tall as title and search beside it, with a minimum height. */
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

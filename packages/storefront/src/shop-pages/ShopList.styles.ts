import { media, radius, size, space, stroke, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list, with the picture along their left edge. */
export const lowCards = css`
  [data-part='places'] [data-part='shops'] {
    article {
      --shop-card-space: ${space.snug};
      --shop-card-picture: 6.5rem;

      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space.hair} ${space.medium};
    }

    article:has(> picture) {
      padding-inline-start: calc(var(--shop-card-picture) + ${space.medium});
    }

    article > picture {
      --shop-picture-corner: max(${space.none}, ${radius.card} - ${stroke.thin});

      inset: ${space.none} auto auto ${space.none};
      block-size: 100%;
      border-radius: var(--shop-picture-corner) ${space.none} ${space.none} var(--shop-picture-corner);
    }

    article > picture > img {
      block-size: 100%;
      aspect-ratio: auto;
    }

    /* Keeps its height while the opening hours are unfolded. */
    article:has(> details[open]) > picture {
      block-size: 12rem;
    }

    article > picture ~ :is(header, p) {
      padding-inline-start: ${space.none};
    }

    article > header {
      flex: 1 1 100%;
    }

    > li {
      container-type: inline-size;
      display: grid;
    }

    /* On the line of the name: beside a picture, the address line has no room for it. */
    @container (width >= 21rem) {
      article:has(> picture):not(:has([data-part='distance'])) {
        > header {
          padding-inline-end: 5.5rem;
        }

        > [data-part='address'] > a {
          position: absolute;
          inset-block-start: ${space.snug};
          inset-inline-end: ${space.snug};
        }
      }
    }

    /* The button says so. */
    header > [data-part='own'] {
      display: none;
    }

    :is([data-part='address'], [data-part='now'], [data-part='pending']) {
      flex: 1 0 100%;
      font-size: ${type.small};
    }

    /* An address that stays whole may be wider than the narrowest card. */
    [data-part='address'] {
      overflow-wrap: anywhere;
    }

    details {
      margin: ${space.none} auto ${space.none} ${space.none};
    }

    :is(summary, [data-part='actions'] > button) {
      gap: ${space.tiny};
    }

    details[open] {
      flex: 1 0 100%;
    }

    :is(summary, [data-part='actions'] > *) {
      position: relative;
      min-block-size: ${size.target};
    }

    [data-part='actions'] {
      display: flex;
      flex: 1 1 auto;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      column-gap: ${space.medium};
      padding: ${space.none};
      font-size: ${type.small};
    }

    [data-part='actions'] > button {
      --button-space: ${space.none};

      padding-block: ${space.none};
    }

    ${media.desktop} {
      article {
        --shop-card-picture: 8rem;
      }

      :is(summary, [data-part='actions'] > *) {
        margin-block: calc(-1 * ${space.tiny});
      }
    }
  }
`

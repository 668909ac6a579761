import { media, radius, size, space, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list; from a tablet's width on, a short list has its pictures above the words. */
export const lowCards = css`
  [data-part='places'] [data-part='shops'] {
    article {
      --shop-card-space: ${space.snug};

      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space.hair} ${space.small};
    }

    article > header {
      flex: 1 1 auto;
    }

    /* The button says so. */
    header > [data-part='own'] {
      display: none;
    }

    :is([data-part='address'], [data-part='now'], [data-part='pending']) {
      flex: 1 0 100%;
      font-size: ${type.small};
    }

    /* Level with the name: beside a picture the address has no room for it. */
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
      align-items: center;
      column-gap: ${space.small};
      padding: ${space.none};
      font-size: ${type.small};
    }

    [data-part='actions'] > button {
      --button-space: ${space.none};

      padding-block: ${space.none};
    }

    ${media.tablet} {
      &[data-tall] > li > article:has(> picture) {
        --shop-card-space: ${space.medium};

        padding-block-start: ${space.none};

        > picture {
          position: static;
          flex: 1 0 calc(100% + 2 * var(--shop-card-space));
          margin-inline: calc(-1 * var(--shop-card-space));
          margin-block-end: ${space.small};
          border-radius: ${radius.card} ${radius.card} ${space.none} ${space.none};
        }

        > picture > img {
          aspect-ratio: 2;
        }

        > :is(header, p) {
          padding-inline: ${space.none};
        }

        > [data-part='address'] > a {
          position: relative;
          inset: auto;
        }
      }

      &[data-tall] {
        align-items: stretch;
      }

      &[data-tall] > li {
        display: grid;
      }
    }

    ${media.desktop} {
      :is(summary, [data-part='actions'] > *) {
        margin-block: calc(-1 * ${space.tiny});
      }
    }
  }
`

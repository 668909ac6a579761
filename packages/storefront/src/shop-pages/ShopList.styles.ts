import { media, size, space, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list. */
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

    ${media.desktop} {
      :is(summary, [data-part='actions'] > *) {
        margin-block: calc(-1 * ${space.tiny});
      }
    }
  }
`

import { media, size, space, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list. */
export const lowCards = css`
  [data-part='places'] [data-part='shops'] {
    > li {
      container-type: inline-size;
    }

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

    [data-part='address'] {
      flex: 1 0 100%;
    }

    /* Known only after hydration: its share of a line is fixed, so that it moves nothing. */
    :is([data-part='now'], [data-part='pending']) {
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
        inset-block-start: calc(${space.snug} + ${space.hair});
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

    @container (width >= 25rem) {
      article:not(:has(> picture, [data-part='distance'])) > header {
        flex: 1 1 0;
      }

      article:not(:has(> picture, [data-part='distance'])) > :is([data-part='now'], [data-part='pending']) {
        flex: 0 0 62%;
        justify-content: end;
      }

      article:not(:has(> picture, [data-part='distance'])) > :not(header, [data-part='now'], [data-part='pending']) {
        order: 1;
      }
    }
  }
`

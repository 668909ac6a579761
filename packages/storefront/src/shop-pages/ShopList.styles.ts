import { space, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list: what is fixed shares lines, and what is known only in the browser does where it never needs a second one. */
export const lowCards = css`
  [data-part='places'] [data-part='shops'] {
    > li {
      container-type: inline-size;
    }

    article {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space.hair} ${space.snug};
      padding: ${space.snug} ${space.medium};
    }

    article > header {
      flex: 1 1 auto;
    }

    [data-part='address'] {
      flex: 1 0 100%;
    }

    :is([data-part='now'], [data-part='pending']) {
      flex: 1 0 100%;
      font-size: ${type.small};
    }

    details {
      margin: ${space.none} auto ${space.none} ${space.none};
    }

    details[open] {
      flex: 1 0 100%;
    }

    :is(summary, [data-part='address'] > a, [data-part='actions'] > a) {
      min-block-size: 2rem;
    }

    [data-part='actions'] {
      display: flex;
      align-items: center;
      column-gap: ${space.snug};
      padding: ${space.none};
      font-size: ${type.small};
    }

    [data-part='actions'] > button {
      --button-height: 2rem;
      --button-space: ${space.none};

      padding-block: ${space.none};
    }

    @container (width >= 25rem) {
      article:not(:has([data-part='distance'])) > :is([data-part='now'], [data-part='pending']) {
        flex: 0 1 auto;
      }

      article:not(:has([data-part='distance'])) > :not(header, [data-part='now'], [data-part='pending']) {
        order: 1;
      }
    }
  }
`

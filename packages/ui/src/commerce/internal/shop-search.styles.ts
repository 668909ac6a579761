import { color, space, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** For the root, a grid, of a component that holds a `ShopSearch`. */
export const shopSearch = css`
  /* Beside each other where the picker itself is wide enough for both, whatever the window. */
  & > [data-part='find'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    align-items: end;
  }

  & > [data-part='find'] > * {
    flex: 999 1 16rem;
    min-inline-size: 0;
  }

  & > [data-part='find'] > button {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }

  & > [data-part='none'],
  & > [data-part='origin'] {
    margin: ${space.none};
    color: ${color.textMuted};
  }

  & > [data-part='origin'] {
    font-size: ${type.small};
  }

  & > :is([data-part='none'], [data-part='origin']):empty {
    position: absolute;
  }

  & > [data-part='none'] + button {
    justify-self: start;
  }

  & > [data-part='loading'] {
    display: grid;
    gap: ${space.small};
    color: ${color.textMuted};
  }
`

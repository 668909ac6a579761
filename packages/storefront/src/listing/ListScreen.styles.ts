import { color, media, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ListRoot = styled.div`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > * {
    min-inline-size: 0;
  }

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.small} ${space.medium};
  }

  > [data-part='head'] > nav {
    flex: 1 0 100%;
  }

  [data-part='count'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  nav [data-part='count'] {
    margin-inline-start: ${space.small};
  }

  > [data-part='ways'] {
    display: flex;
    gap: ${space.none} ${space.small};
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  ${media.desktop} {
    /* Links to subcategories, or a search field, stand beside the title, so that a row of articles fits in the first view with its prices. */
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: ${space.medium} ${space.wide};

    > * {
      grid-column: 1 / -1;
    }

    > [data-part='head']:has(+ :is(nav, form, [data-part='ways'])) {
      grid-column: 1;
    }

    > [data-part='head'] + :is(nav, form, [data-part='ways']) {
      grid-column: 2;
      place-self: end;
    }

    /* Two lines where both do not fit on one. */
    > [data-part='ways'] {
      flex-wrap: wrap;
      justify-content: end;
    }

    > form {
      inline-size: min(100%, ${size.prose});
    }
  }

  ${media.wide} {
    /* Title, links and a search field on one line. */
    &:has(> [data-part='head'] + form + nav) {
      grid-template-columns: fit-content(30%) minmax(0, 1fr) 16rem;
      column-gap: ${space.large};

      > :is([data-part='head'], form, nav) {
        grid-row: 1;
      }

      > [data-part='head'] + form {
        grid-column: 3;
        inline-size: 100%;
      }

      > nav {
        grid-column: 2;
        place-self: end;
      }
    }
  }

  ${media.mobileOnly} {
    &,
    > [data-part='goods'] {
      row-gap: ${space.medium};
    }

    /* Keeps focused cards from being hidden behind the sticky row. */
    > [data-part='goods'] a {
      scroll-margin-block-start: 5rem;
    }

    /* Links for whom and to what is below scroll as one row. */
    > [data-part='ways'] {
      margin-inline: calc(-1 * ${space.large});
      padding-inline: ${space.large};
      overflow-x: auto;
      scrollbar-width: none;

      > nav {
        flex: none;
      }
    }

    /* Chips that scroll do so from edge to edge of the window. */
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`

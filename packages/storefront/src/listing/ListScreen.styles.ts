import { color, media, radius, size, space, type } from '@vidda/tokens'
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

  /* Not displayed below desktop width, so that articles start within a phone's first view; a lazy picture that is not displayed is not fetched. */
  > picture {
    display: none;
    border-radius: ${radius.card};
  }

  [data-part='count'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > nav [data-part='count'] {
    margin-inline-start: ${space.small};
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  ${media.desktop} {
    row-gap: ${space.medium};

    /* Links to subcategories, or a search field, stand beside the title, so that a row of articles fits in the first view with its prices. */
    &:not([data-picture]) {
      grid-template-columns: fit-content(50%) minmax(0, 1fr);
      column-gap: ${space.wide};
    }

    &:not([data-picture]) > * {
      grid-column: 1 / -1;
    }

    &:not([data-picture]) > [data-part='head']:has(+ :is(nav, form)) {
      grid-column: 1;
    }

    &:not([data-picture]) > [data-part='head'] + :is(nav, form) {
      grid-column: 2;
      align-self: end;
    }

    > form {
      inline-size: min(100%, ${size.prose});
      justify-self: end;
    }

    &[data-picture] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }

    &[data-picture] > * {
      grid-column: 1 / -1;
    }

    /* The picture is beside the title and the links to subcategories, and as tall as both. */
    &[data-picture] > [data-part='head'],
    &[data-picture] > nav {
      grid-column: 1;
    }

    &[data-picture] > picture {
      display: block;
      contain: size;
      grid-area: 1 / 2 / span 2;
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

    /* Chips that scroll do so from edge to edge of the window. */
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`

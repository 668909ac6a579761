import { media, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BlogRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
  }

  > section {
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  &:has(> article) {
    gap: ${space.small};
  }

  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }

  ${media.desktop} {
    > [data-part='head'] > :last-child {
      --section-heading-size: ${type.display};
    }

    /* The subjects stand beside the title, so that the second row begins within the first view. */
    &:has(> [data-part='head'] + nav) {
      grid-template-columns: minmax(0, 1fr) fit-content(60%);
    }

    &:has(> [data-part='head'] + nav) > * {
      grid-column: 1 / -1;
    }

    &:has(> nav) > [data-part='head'] {
      grid-column: 1;
    }

    > [data-part='head'] + nav {
      grid-column: 2;
      align-self: end;
    }
  }

  ${media.print} {
    padding-block: ${space.none};

    > section {
      display: none;
    }
  }
`

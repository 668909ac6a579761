import { color, media, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { pictured } from './pictured.styles.ts'
import { support } from './support.styles.ts'

export const ContentRoot = styled.div`
  /* 60 to 75 characters per line; slightly larger text in a wide window. */
  --reading-width: min(${size.prose}, 36rem);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='head'] > :not(picture),
  > [data-part='body'] > div {
    inline-size: min(100%, var(--reading-width));
    margin-inline: auto;
  }

  > :not([data-picture]) + [data-part='body']:not([data-tiles]) > div > p:first-child {
    font-size: ${type.lead};
  }

  > [data-part='body']:not([data-tiles]) > nav {
    padding-block: ${space.medium};
    border-block: ${stroke.thin} solid ${color.border};
  }

  > [data-part='body'] > nav > p {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.bold};
  }

  > [data-part='body']:not([data-tiles]) > nav a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.link};
    text-underline-offset: 0.2em;
  }

  > [data-tiles] > nav > p {
    margin-block-end: ${space.small};
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  &[data-support] > [data-part] > * {
    margin-inline: ${space.none};
  }

  /* Customers come with a task: search, contact and tiles have the full width. */
  &[data-support] > [data-part='head'] > * {
    inline-size: 100%;
  }

  ${media.mobileOnly} {
    /* The picture is right below the way back. */
    &[data-support],
    &:has(> [data-picture]) {
      row-gap: ${space.snug};
      padding-block-start: ${space.none};
    }

    > [data-part='body']:not([data-tiles]) > nav {
      padding-block: ${space.tiny};
    }

    > [data-part='body'] > nav > p {
      display: none;
    }

    /* One row that scrolls horizontally, so that the text starts within the first view. */
    > [data-part='body']:not([data-tiles]) > nav > ul {
      display: flex;
      gap: ${space.large};
      margin-inline: calc(-1 * ${space.large});
      padding-inline: ${space.large};
      overflow-x: auto;
      scrollbar-width: none;
    }

    > [data-part='body']:not([data-tiles]) > nav li {
      flex: none;
    }
  }

  ${media.tablet} {
    > [data-part='body'] > div {
      font-size: calc(${type.body} * 1.125);
    }
  }

  ${media.desktop} {
    /* The text and the table of contents are centered as one block. */
    > [data-part='head'],
    > [data-part='body'] {
      grid-template-columns: minmax(0, var(--reading-width)) minmax(12rem, 16rem);
      justify-content: center;
      align-items: start;
      column-gap: ${space.huge};
    }

    &:not(:has(> [data-part='body'] > nav), :has(> [data-picture])) > [data-part] {
      grid-template-columns: minmax(0, var(--reading-width));
    }

    > [data-part='head']:not([data-picture]) > ul {
      grid-column: 1;
    }

    > [data-part='body']:not([data-tiles]) > nav {
      position: sticky;
      inset-block-start: ${space.large};
      grid-area: 1 / 2;
      padding: 0 0 0 ${space.large};
      border-block: 0;
      border-inline-start: ${stroke.thin} solid ${color.border};
    }

    > [data-part='body']:not([data-tiles]) > div {
      grid-area: 1 / 1;
    }

    /* Contact details are beside the header; tiles and text below both have the full width. */
    &[data-support] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
      column-gap: ${space.huge};
    }

    &[data-support] > * {
      grid-column: 1 / -1;
    }

    &[data-support] > [data-part='head'] {
      display: contents;
    }

    &[data-support] > [data-part='body'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-support] > [data-part='head'] > :last-child {
      grid-area: 2 / 2;
    }
  }

  ${support}
  ${pictured}

  ${media.print} {
    padding-block: ${space.none};

    > [data-part='body'] {
      display: block;
    }

    > section {
      display: none;
    }
  }
`

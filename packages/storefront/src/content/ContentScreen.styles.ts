import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

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

  > [data-part='head'] > picture {
    aspect-ratio: 2;
    border-radius: ${radius.card};
  }

  > [data-part='body'] > nav {
    padding-block: ${space.medium};
    border-block: ${stroke.thin} solid ${color.border};
  }

  > [data-part='body'] > nav > p {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.bold};
  }

  > [data-part='body'] > nav a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.link};
    text-underline-offset: 0.2em;
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  /* Customers come with a task: the sections are tiles across the full width. */
  > [data-tiles] > nav > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(9rem, 22%), 1fr));
    gap: ${space.small};
    margin-block-start: ${space.small};
  }

  > [data-tiles] > nav a {
    block-size: 100%;
    padding: ${space.small} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    color: ${color.text};
    font-weight: ${weight.medium};
    text-decoration: none;
  }

  > [data-tiles] > nav a:hover {
    text-decoration: underline;
  }

  ${media.mobileOnly} {
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
    /* The text in the middle, and its table of contents beside it. */
    > [data-part='head'],
    > [data-part='body'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, var(--reading-width)) minmax(12rem, 1fr);
      align-items: start;
      column-gap: ${space.huge};
      inline-size: 100%;
    }

    > [data-part='head'] > :not(picture) {
      grid-column: 2;
    }

    > [data-part='head'] > ul {
      grid-column: 2 / -1;
      inline-size: 100%;
    }

    > [data-part='head'] > picture {
      grid-column: 1 / -1;
      aspect-ratio: 3.5;
    }

    > [data-tiles] > nav {
      grid-column: 2 / -1;
      border-block: 0;
    }

    > [data-part='body']:not([data-tiles]) > nav {
      position: sticky;
      inset-block-start: ${space.large};
      grid-column: 3;
      grid-row: 1;
      padding: 0 0 0 ${space.large};
      border-block: 0;
      border-inline-start: ${stroke.thin} solid ${color.border};
    }

    > [data-part='body'] > div {
      grid-column: 2;
    }

    > [data-part='body']:not([data-tiles]) > div {
      grid-row: 1;
    }
  }

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

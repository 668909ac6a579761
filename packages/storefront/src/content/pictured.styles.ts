import { color, font, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** Styles of a page with a picture: its head, and lists shown as links or cards. */
export const pictured = css`
  /* In the shape of banners: nothing of it is cut off. */
  > [data-part='head'] > picture {
    aspect-ratio: 16 / 7;
    border-radius: ${radius.card};
  }

  > [data-part='head'] > picture img {
    object-position: 80% 60%;
  }

  > [data-picture] {
    gap: ${space.medium};
  }

  > [data-picture] > [data-part='lead'] > p {
    font-size: ${type.lead};
    text-wrap: pretty;
  }

  &:has(> [data-picture]) {
    ul[data-look] {
      padding: ${space.none};
      list-style: none;
    }

    ul[data-look] > li {
      margin: ${space.none};
    }

    /* Ways onward. */
    ul[data-look='links'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.small};
    }

    ul[data-look='links'] a {
      display: flex;
      align-items: center;
      min-block-size: ${size.target};
      padding-inline: ${space.snug};
      border: ${stroke.thin} solid ${color.borderStrong};
      border-radius: ${radius.control};
      color: ${color.text};
      font-size: ${type.small};
      font-weight: ${weight.medium};
      text-decoration: none;
    }

    ul[data-look='links'] a:hover {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }

    /* People, and what else is told one beside the other. */
    > [data-part='body'] ul[data-look='cards'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
      gap: ${space.medium};
    }

    > [data-part='body'] ul[data-look='cards'] > li {
      padding: ${space.medium};
      border-radius: ${radius.card};
      background: ${color.surfaceSunken};
      font-size: ${type.body};
    }

    > [data-part='body'] ul[data-look='cards'] > li > strong:first-child {
      display: block;
      margin-block-end: ${space.tiny};
      font-family: ${font.heading};
      font-weight: ${weight.heading};
    }

    ${media.tablet} {
      ul[data-look='links'] a {
        padding-inline: ${space.medium};
      }
    }
  }

  ${media.mobileOnly} {
    > [data-picture] > picture {
      margin-inline: calc(50% - 50vw);
      border-radius: 0;
    }

    /* Space between links, figures and timeline, so that they do not read as one table. */
    > [data-picture] > :is(ul, ol) {
      margin-block-start: ${space.large};
    }

    > [data-picture] > ul {
      row-gap: ${space.large};
    }

    > [data-picture] > ol > li {
      padding-block-end: ${space.medium};
    }
  }

  ${media.desktop} {
    /* Title and first words beside the picture, figures and history beneath both, then the table of contents beside the text. */
    &:has(> [data-picture]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-rows: auto auto 1fr;
      column-gap: ${space.huge};
    }

    &:has(> [data-picture]) > * {
      grid-column: 1 / -1;
    }

    &:has(> [data-picture]) > [data-part] {
      display: contents;
    }

    > [data-picture] > :not(picture) {
      margin-inline: ${space.none};
      inline-size: 100%;
      grid-column: 1 / -1;
      --section-heading-size: ${type.display};
    }

    /* Keeps its aspect ratio, and grows taller where the text beside it is taller. */
    > [data-picture] > picture {
      grid-area: 2 / 2 / span 2;
      align-self: stretch;
      inline-size: 100%;
      contain: size;
    }

    > [data-picture] > [data-level] {
      grid-area: 2 / 1;
    }

    > [data-picture] > [data-part='lead'] {
      grid-area: 3 / 1;
    }

    > [data-picture] > ol {
      margin-block: ${space.small} ${space.medium};
    }

    > [data-picture] + [data-part='body'] > nav {
      grid-area: auto / 1;
      align-self: start;
      padding: ${space.none};
      border: 0;
    }

    /* Small and muted, so that picture, figures and history stand out. */
    > [data-picture] + [data-part='body'] > nav a {
      color: ${color.textMuted};
      font-size: ${type.small};
    }

    > [data-picture] + [data-part='body'] > nav a:not(:hover, :focus-visible) {
      text-decoration: none;
    }

    > [data-picture] + [data-part='body'] > div {
      grid-area: auto / 2;
      margin-inline: ${space.none};
    }
  }
`

import { color, font, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/**
 * Styles of a content page with a picture: its header, and lists that are shown as buttons or cards.
 *
 * The themes differ: where words stand on pictures, the picture reaches from the header to the window's right edge; where they stand
 * beneath (`captionRow` 2), it stands left of the words, below the way back.
 */
export const pictured = css`
  /* Taller than banners are: their calm side is cut off, and who is in them stands larger. */
  > [data-picture] > picture {
    aspect-ratio: 8 / 5;
    border-radius: ${radius.card};
    overflow: hidden;
  }

  > [data-picture] > picture img {
    object-position: 84% 60%;
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

  ${media.tablet} {
    > [data-picture] > picture {
      aspect-ratio: 16 / 9;
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
    --picture-on: calc(2 - ${style.captionRow});
    --picture-bleed: calc(-1 * max(${space.large}, (100vw - ${size.page}) / 2));

    /* The way back, title, first words and figures beside a tall picture; below them the history, and the table of contents beside the text. */
    &:has(> [data-picture]) {
      grid-template-columns: calc(42% + 12% * (1 - var(--picture-on))) minmax(0, 1fr);
      grid-template-rows: auto auto auto 1fr;
      column-gap: ${space.huge};
    }

    &:has(> [data-picture]) > * {
      grid-column: 1 / -1;
    }

    &:has(> [data-picture]) > :first-child {
      grid-area: 1 / 1;
    }

    > [data-picture] {
      display: contents;
    }

    > [data-picture] > :not(picture) {
      margin-inline: ${space.none};
      inline-size: 100%;
      grid-column: ${style.captionRow};
      --section-heading-size: ${type.display};
    }

    > [data-picture] > picture {
      grid-column: calc(3 - ${style.captionRow});
      grid-row: ${style.captionRow} / 5;
      align-self: stretch;
      inline-size: auto;
      block-size: auto;
      aspect-ratio: auto;
      min-block-size: clamp(26rem, 40vw, 46rem);
      margin-block-start: calc(-1 * ${space.medium} * var(--picture-on));
      margin-inline: calc(var(--picture-bleed) * (1 - var(--picture-on))) calc(var(--picture-bleed) * var(--picture-on));
      border-radius: ${space.none};
      border-end-start-radius: calc(3 * ${radius.card});
      contain: size;
    }

    > [data-picture] > [data-level] {
      grid-row: 2;
    }

    > [data-picture] > [data-part='lead'] {
      grid-row: 3;
    }

    > [data-picture] > ul {
      grid-row: 4;
      align-self: end;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    > [data-picture] > ol {
      grid-column: 1 / -1;
      margin-block: ${space.medium} ${space.large};
    }

    > [data-picture] + [data-part='body'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      justify-content: start;
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

  ${media.print} {
    > [data-picture] > picture {
      aspect-ratio: 16 / 7;
      margin-inline: ${space.none};
    }
  }
`

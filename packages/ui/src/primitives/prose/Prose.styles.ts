import { color, font, line, media, size, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ProseRoot = styled.div`
  --prose-width: ${size.prose};

  max-inline-size: var(--prose-width);
  overflow-wrap: break-word;

  > * {
    margin: 0;
  }

  > * + * {
    margin-block-start: ${space.medium};
  }

  > h1,
  > h2,
  > h3 {
    font-family: ${font.heading};
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
    line-height: ${line.heading};
    text-transform: ${style.headingTransform};
    text-wrap: balance;
    scroll-margin-block-start: ${space.large};
  }

  > h1 {
    font-size: ${type.headline};
  }

  > h1 + p {
    color: ${color.textMuted};
    font-size: ${type.lead};
  }

  > h2 {
    font-size: ${type.heading};
  }

  > h3 {
    font-size: ${type.title};
  }

  > * + h2 {
    margin-block-start: ${space.huge};
  }

  > * + h3 {
    margin-block-start: ${space.large};
  }

  > h2 + *,
  > h3 + * {
    margin-block-start: ${space.small};
  }

  > [data-form] > * + * {
    margin-block-start: ${space.medium};
  }

  ul,
  ol {
    padding-inline-start: 1.25em;
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-block-start: ${space.tiny};
  }

  li::marker {
    color: ${color.accent};
  }

  a {
    color: ${color.link};
    text-underline-offset: 0.2em;
  }

  blockquote {
    padding-inline-start: ${space.large};
    border-inline-start: ${stroke.thick} solid ${color.accent};
    font-family: ${font.heading};
    font-size: ${type.lead};
    font-weight: ${weight.heading};
  }

  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: ${type.small};
    font-variant-numeric: ${style.numeric};
  }

  /* Two columns fit: the lines reach across the text. */
  table:not(:has(tr > :nth-child(3))) {
    display: table;
    inline-size: 100%;
  }

  th,
  td {
    padding: ${space.small} ${space.medium} ${space.small} 0;
    border-block-end: ${stroke.thin} solid ${color.border};
    text-align: start;
    vertical-align: top;
  }

  /* Scrolled sideways rather than one word a line. */
  td {
    min-inline-size: 8em;
  }

  th {
    font-weight: ${weight.bold};
  }

  hr {
    border: 0;
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  /* Paper cannot be pressed: where a link leads is written after it, and a mail that is filled in beforehand is left out. */
  ${media.print} {
    max-inline-size: none;

    a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }

    a[href^='mailto:'][href*='?'] {
      display: none;
    }

    /* A form is filled in by hand. */
    > [data-form] {
      break-inside: avoid;
    }

    > [data-form] li {
      padding-block-end: ${space.wide};
      border-block-end: ${stroke.thin} solid ${color.text};
      list-style: none;
    }

    > [data-form] ul {
      padding-inline-start: ${space.none};
    }

    table {
      display: table;
    }

    td {
      min-inline-size: auto;
    }
  }
`

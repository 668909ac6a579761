import { color, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One card: a row per way on a phone and beside the text, columns between the two. A theme that puts words beneath pictures shows lines alone. */
export const WaysToAskRoot = styled.div`
  --ways-on: calc(2 - ${style.captionRow});

  border: calc(${stroke.thin} * var(--ways-on)) solid ${color.border};
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.surfaceSunken} calc(100% * var(--ways-on)), transparent);
  overflow: hidden;

  > ul {
    display: grid;
  }

  > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding: ${space.tiny} calc(${space.medium} * var(--ways-on));
    border-block-end: ${stroke.thin} solid ${color.border};
    font-weight: ${weight.bold};
  }

  > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  li + li {
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  a {
    color: ${color.text};
    text-decoration: none;
  }

  li > a {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    column-gap: ${space.medium};
    align-content: center;
    align-items: baseline;
    block-size: 100%;
    padding: calc(${space.small} * 0.75) calc(${space.medium} * var(--ways-on));
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${stroke.focus});
  }

  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  svg {
    box-sizing: content-box;
    grid-row: 1 / span 2;
    align-self: center;
    padding: ${space.small};
    border-radius: ${radius.pill};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  span,
  small {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  strong {
    grid-area: 2 / 2 / auto / -1;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  /* Beside the name of the way, so that a row has two lines. */
  small {
    grid-area: 1 / 3;
    text-align: end;
  }

  ${media.tablet} {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    li + li {
      border-block-start: 0;
      border-inline-start: ${stroke.thin} solid ${color.border};
    }

    li > a {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space.hair};
      align-content: start;
      padding: ${space.medium};
    }

    svg,
    strong,
    small {
      grid-area: auto;
    }

    svg {
      margin-block-end: ${space.small};
    }

    small {
      text-align: start;
    }
  }

  /* As tall as the header beside it. */
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    > ul {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: 1fr;
    }

    > a {
      padding-inline: calc(${space.large} * var(--ways-on));
    }

    li + li {
      border-block-start: ${stroke.thin} solid ${color.border};
      border-inline-start: 0;
    }

    li > a {
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      padding: ${space.snug} calc(${space.large} * var(--ways-on));
    }

    svg {
      grid-row: 1 / span 3;
      align-self: start;
      margin: ${space.none};
      padding: ${space.snug};
    }

    strong {
      font-size: ${type.lead};
    }
  }

  ${media.print} {
    display: none;
  }
`

import { color, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * The picture is above title and search on a phone, and beside them in a wide window. `--support-on` is 1 in a theme that puts words on
 * pictures, where all stand on the header's ground, and 0 in one that puts them beneath: there they stand on the page.
 */
export const SupportHeadRoot = styled.div`
  --support-on: calc(2 - ${style.captionRow});
  --support-ink: color-mix(in srgb, ${color.onHeader} calc(100% * var(--support-on)), ${color.text});

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.header} calc(100% * var(--support-on)), transparent);
  color: var(--support-ink);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    align-content: center;
    padding: calc(${space.medium} * var(--support-on));
    padding-block-start: ${space.medium};
  }

  ul {
    display: flex;
    gap: ${space.small};
  }

  [data-part='tasks'] {
    flex-wrap: wrap;
  }

  [data-part='tasks'] > li {
    flex: 1 1 8rem;
  }

  [data-part='asked'] > li {
    flex: none;
  }

  li > a {
    display: flex;
    gap: ${space.small};
    align-items: center;
    min-block-size: ${size.target};
    padding: ${space.tiny} ${space.snug};
    border: ${stroke.thin} solid color-mix(in srgb, currentcolor 45%, transparent);
    border-radius: ${radius.control};
    color: inherit;
    font-size: ${type.small};
    font-weight: ${weight.medium};
    line-height: ${line.heading};
    text-decoration: none;
  }

  [data-part='tasks'] a {
    justify-content: center;
    padding-inline: ${space.tiny};
    border-color: currentcolor;
    font-weight: ${weight.bold};
  }

  li > a:hover {
    border-color: currentcolor;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  li > a:focus-visible {
    outline-color: currentcolor;
    outline-offset: calc(-1 * ${stroke.focus});
  }

  ${media.mobileOnly} {
    > picture {
      aspect-ratio: 5 / 2;
      margin-inline: calc((50% - 50vw) * (1 - var(--support-on)));
      overflow: hidden;
      border-start-start-radius: ${radius.card};
      border-start-end-radius: ${radius.card};
    }

    > picture img {
      object-position: 50% 80%;
    }

    /* One row that scrolls, up to the edge of the header or, without a ground, of the window. */
    [data-part='asked'] {
      --support-edge: calc((50vw - 50%) * (1 - var(--support-on)) + ${space.medium} * var(--support-on));

      margin-inline: calc(-1 * var(--support-edge));
      padding-inline: var(--support-edge);
      overflow-x: auto;
      scrollbar-width: none;
    }
  }

  ${media.desktop} {
    &:has(> picture) {
      grid-template-columns: minmax(min-content, 5fr) minmax(0, 6fr);
    }

    /* As tall as title and search beside it, with a minimum height. */
    > picture {
      grid-area: 1 / 2;
      min-block-size: 18rem;
      overflow: hidden;
      border-start-end-radius: ${radius.card};
      border-end-end-radius: ${radius.card};
      contain: size;
    }

    > picture img {
      object-position: 50% 75%;
    }

    > div {
      grid-area: 1 / 1;
      /* As wide as the longest word of the title. */
      grid-template-columns: minmax(min-content, 1fr);
      padding: ${space.large};
      padding-inline-start: calc(${space.large} * var(--support-on));
    }

    /* A row per question between lines: in boxes, questions of several lengths would not form columns. */
    [data-part='asked'] {
      display: grid;
      gap: ${space.none};

      a {
        justify-content: space-between;
        gap: ${space.medium};
        padding-inline: ${space.none};
        border-width: 0 0 ${stroke.thin};
        border-color: color-mix(in srgb, currentcolor 25%, transparent);
        border-radius: ${space.none};
      }

      > :last-child > a {
        border-block-end-width: 0;
      }

      a::after {
        content: '';
        flex: none;
        inline-size: 0.5em;
        block-size: 0.5em;
        border: solid currentcolor;
        border-width: 0 0.12em 0.12em 0;
        translate: -0.25em -0.15em;
        rotate: 45deg;
      }
    }
  }

  ${media.wide} {
    /* Where it has no ground, the title begins level with the picture. */
    > div {
      --section-heading-size: ${type.display};

      gap: ${space.medium};
      align-content: start;
      padding: calc(${space.wide} * var(--support-on)) ${space.huge};
      padding-inline-start: calc(${space.huge} * var(--support-on));
    }

    li > a {
      font-size: ${type.body};
    }
  }

  ${media.print} {
    background: none;
    color: ${color.text};

    > picture,
    ul {
      display: none;
    }
  }
`

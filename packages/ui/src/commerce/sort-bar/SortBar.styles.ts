import { color, font, layer, line, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, forcedSelected, plainList } from '../../foundation/internal/fragments.styles.ts'

export const SortBarRoot = styled.div`
  --sort-bar-line: ${color.border};
  --sort-bar-target: ${size.target};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.tiny};
  padding-block: ${space.small};
  border-block: ${stroke.thin} solid var(--sort-bar-line);
  background: ${color.surface};
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  color: ${color.text};

  && > :is(button, a) {
    --button-height: var(--sort-bar-target);
    --button-space: ${space.small};
  }

  /* Only the filter button of a filtered list keeps its fill. */
  && > :is(button, a):not(:has([data-count])) {
    --button-bg: transparent;
  }

  /* The share icon, not the padding of its button, ends at the edge of the row. */
  & > button:last-child {
    margin-inline: auto calc((${size.icon} - ${size.target}) / 2);
  }

  & [data-part='filters'] {
    transition: opacity ${motion.normal} ${motion.ease};
  }

  /* A changed filter count fades in. */
  @starting-style {
    & [data-part='filters'][data-count] {
      opacity: 0;
    }
  }

  & > nav {
    margin: ${space.none};
    padding: ${space.none};
    border: 0;
    background: none;
    color: inherit;
  }

  & ul {
    ${plainList}
  }

  & nav a {
    display: flex;
    align-items: center;
    min-block-size: var(--sort-bar-target);
    min-inline-size: var(--sort-bar-target);
    padding-inline: ${space.snug};
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }

  & nav a[aria-current='true'] {
    background: ${color.surfaceSunken};
    font-weight: ${weight.bold};
  }

  & nav a:focus-visible {
    ${focusRing}
  }

  & nav [data-part='heading'] {
    color: ${color.textMuted};
  }

  & > nav:popover-open {
    inset: auto ${space.none} ${space.none};
    inline-size: auto;
    padding: ${space.large};
    background: ${color.surface};
    box-shadow: ${shadow.high};
  }

  ${media.hover} {
    & nav a:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${media.mobileOnly} {
    column-gap: clamp(${space.tiny}, 10vw - 1.75rem, ${space.medium});
    padding-block: ${space.none};

    && > :is(button, a) {
      --button-space: ${space.tiny};
    }

    /* No borders, so that the buttons look different from the chips right above. */
    && > :is(button, a):not(:has([data-count])) {
      --button-border: transparent;
      --button-text: ${color.text};
    }

    /* Aligns the icon of the first button, not its padding, with the edge of the row. */
    && > :is(button, a):first-child:not(:has([data-count])) {
      margin-inline-start: calc(-1 * (${space.tiny} + ${stroke.thin}));
    }

    /* In a low window (a phone on its side, a desktop zoomed in) it would leave too little of the goods. */
    @media (height >= 30rem) {
      position: sticky;
      inset-block-start: 0;
      z-index: ${layer.header};
    }

    @supports not selector(:popover-open) {
      & > [data-part='opener'] {
        display: none;
      }
    }

    & nav [data-part='heading'] {
      padding-inline: ${space.snug};
    }

    & nav [data-part='reverse']::after {
      content: attr(title);
      padding-inline-start: ${space.small};
    }
  }

  ${media.desktop} {
    --sort-bar-target: ${size.controlSmall};

    gap: ${space.medium};

    && > :is(button, a) {
      --button-space: ${space.medium};
    }

    & > [data-part='opener'] {
      display: none;
    }

    & > nav {
      position: static;
      overflow: visible;
    }

    & > nav,
    & ul {
      display: flex;
      align-items: center;
      gap: ${space.tiny};
    }

    & nav [data-part='reverse'] {
      justify-content: center;
      padding-inline: ${space.none};
    }

    & nav [data-part='heading'] {
      padding-inline-end: ${space.small};
    }
  }

  ${media.forcedColors} {
    & nav a[aria-current='true'] {
      ${forcedSelected}
    }
  }
`

import { color, font, line, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, forcedSelected, plainList, unseen } from '../internal/fragments.styles.ts'

export const SortBarRoot = styled.div`
  --sort-bar-line: ${color.border};
  --sort-bar-target: ${size.target};

  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space.small} ${space.medium};
  padding-block: ${space.small};
  border-block: ${stroke.thin} solid var(--sort-bar-line);
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  color: ${color.text};

  & > [data-part='count'] {
    margin: ${space.none};
    color: ${color.textMuted};
    font-variant-numeric: ${style.numeric};
  }

  & > nav {
    display: flex;
    align-items: center;
    order: 1;
    flex: 1 0 100%;
    min-inline-size: 0;
  }

  & [data-part='heading'] {
    ${unseen}
  }

  & ul {
    ${plainList}

    display: flex;
    flex: 1;
    flex-wrap: wrap;
    min-inline-size: 0;
    gap: ${space.tiny};
  }

  & nav a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.tiny};
    min-block-size: var(--sort-bar-target);
    min-inline-size: var(--sort-bar-target);
    padding-inline: ${space.snug};
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & nav [data-part='reverse'] {
    padding-inline: ${space.none};
  }

  /* The signs, not their grounds, end where the line ends. */
  & > nav [data-part='reverse'] {
    margin-inline-end: calc((${size.icon} - var(--sort-bar-target)) / 2);
  }

  & > [data-part='actions'] > button:last-child:not(:first-child) {
    margin-inline-end: calc((${size.icon} - ${size.target}) / 2);
  }

  & nav a[aria-current='true'] {
    background: ${color.surfaceSunken};
    font-weight: ${weight.bold};
  }

  & nav a:focus-visible {
    ${focusRing}
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    margin-inline-start: auto;
    gap: ${space.small};
  }

  ${media.hover} {
    & nav a:hover {
      background: ${color.surfaceSunken};
    }
  }

  & > [data-part='actions'] > :is(button, a) {
    --button-height: var(--sort-bar-target);
  }

  ${media.desktop} {
    --sort-bar-target: ${size.controlSmall};

    flex-wrap: nowrap;

    & > nav {
      order: 0;
      flex: 0 1 auto;
    }

    & > nav:not(:last-child) [data-part='reverse'] {
      margin-inline-end: ${space.none};
    }

    & > [data-part='count'] {
      flex: 1;
    }

    & [data-part='heading'] {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      padding-inline-end: ${space.small};
      color: ${color.textMuted};
    }
  }

  ${media.forcedColors} {
    & nav a[aria-current='true'] {
      ${forcedSelected}
    }
  }
`

import { color, font, media, motion, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const AccordionRoot = styled.div`
  --accordion-line: ${color.border};
  --accordion-row: calc(${size.control} + ${space.snug});
  --accordion-measure: ${size.prose};

  border-block-start: ${stroke.thin} solid var(--accordion-line);

  > [data-part='item'] {
    border-block-end: ${stroke.thin} solid var(--accordion-line);
    interpolate-size: allow-keywords;
    scroll-margin-block-start: ${size.headerHeight};
  }

  > [data-part='item']::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${motion.normal} ${motion.ease},
      content-visibility ${motion.normal} allow-discrete;
  }

  > [data-part='item'][open]::details-content {
    block-size: auto;
  }

  [data-part='summary'] {
    display: flex;
    align-items: center;
    gap: ${space.medium};
    min-block-size: var(--accordion-row);
    padding-block: ${space.small};
    list-style: none;
    cursor: pointer;
  }

  [data-part='summary']::-webkit-details-marker {
    display: none;
  }

  [data-part='summary']:focus-visible {
    ${focusRing}
  }

  [data-part='summary'] > svg {
    margin-inline-start: auto;
    color: ${color.textMuted};
    transition: rotate ${motion.normal} ${motion.ease};
  }

  [data-part='item'][open] > [data-part='summary'] > svg {
    rotate: 180deg;
  }

  [data-part='title'] {
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
    letter-spacing: normal;
    text-transform: none;
  }

  [data-part='hint'] {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-size: ${type.small};
    white-space: nowrap;
  }

  [data-part='hint'] + svg {
    margin-inline-start: ${space.none};
  }

  [data-part='content'] {
    max-inline-size: var(--accordion-measure);
    padding-block: ${space.tiny} ${space.large};
  }

  [data-part='content'] > * + * {
    margin-block-start: ${space.small};
  }

  ${media.hover} {
    [data-part='summary']:hover > [data-part='title'] {
      text-decoration: underline;
      text-decoration-thickness: from-font;
      text-underline-offset: 0.2em;
    }
  }
`

import { color, font, line, media, radius, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A timeline: vertical on a phone, horizontal in a wide window. */
export const HistoryRoot = styled.ol`
  --history-dot: ${space.snug};

  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    position: relative;
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: baseline;
    padding-block-end: ${space.snug};
    padding-inline-start: ${space.large};
  }

  li::before {
    position: absolute;
    inset-block: 0.7em ${space.none};
    inset-inline-start: calc(var(--history-dot) / 2 - ${stroke.thick} / 2);
    inline-size: ${stroke.thick};
    background: ${color.border};
    content: '';
  }

  li:last-child::before {
    display: none;
  }

  li::after {
    position: absolute;
    inset-block-start: calc(0.8em - var(--history-dot) / 2);
    inset-inline-start: ${space.none};
    inline-size: var(--history-dot);
    block-size: var(--history-dot);
    border-radius: ${radius.pill};
    background: ${color.accent};
    content: '';
  }

  strong {
    font-family: ${font.heading};
    font-stretch: ${style.headingStretch};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${weight.heading};
  }

  span {
    color: ${color.textMuted};
    font-size: ${type.small};
    line-height: ${line.heading};
    text-wrap: pretty;
  }

  ${media.desktop} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space.tiny};
      align-content: start;
      padding: ${space.large} ${space.medium} ${space.none} ${space.none};
    }

    li::before {
      inset-block: calc(var(--history-dot) / 2 - ${stroke.thick} / 2) auto;
      inset-inline: ${space.none};
      inline-size: auto;
      block-size: ${stroke.thick};
    }

    li:last-child::before {
      display: block;
      inset-inline-end: auto;
      inline-size: var(--history-dot);
    }

    li::after {
      inset-block-start: ${space.none};
    }

    strong {
      font-size: ${type.title};
    }
  }
`

import { color, font, line, radius, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { noDot, stockDot } from '../internal/stock-dot.styles.ts'

export const OpeningHoursRoot = styled.div`
  --opening-hours-open: ${color.success};
  --opening-hours-today-bg: ${color.surfaceSunken};
  --opening-hours-line: ${color.border};

  display: grid;
  gap: ${space.medium};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & p,
  & dl,
  & dd {
    margin: ${space.none};
  }

  & > [data-part='now'] {
    display: flex;
    align-items: baseline;
    gap: ${space.small};
    font-weight: ${weight.medium};
  }

  & > [data-part='now']::before {
    ${stockDot}

    color: var(--opening-hours-open);
    translate: 0 -0.05em;
  }

  & > [data-part='now']:not([data-open])::before {
    ${noDot}
  }

  & dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.medium};
    margin-inline: calc(-1 * ${space.small});
    padding: ${space.tiny} ${space.small};
    border-radius: ${radius.small};
  }

  & dl > div[data-today] {
    background: var(--opening-hours-today-bg);
    font-weight: ${weight.bold};
  }

  & dt {
    min-inline-size: 0;
  }

  & dt time::first-letter {
    text-transform: uppercase;
  }

  & dt time {
    display: inline-block;
  }

  & dd {
    flex: none;
    font-variant-numeric: ${style.numeric};
    text-align: end;
    white-space: nowrap;
  }

  & [data-part='today'] {
    font-size: ${type.small};
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  & [data-part='reason'] {
    display: block;
    font-size: ${type.small};
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  & div[data-unusual] dd {
    font-weight: ${weight.bold};
  }

  & > section {
    display: grid;
    gap: ${space.tiny};
    padding-block-start: ${space.medium};
    border-block-start: ${stroke.thin} solid var(--opening-hours-line);
  }

  & [data-part='heading'] {
    font-weight: ${weight.bold};
  }
`

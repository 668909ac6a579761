import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

export const ReservationChangeRoot = styled.form`
  --reservation-change-gap: ${space.large};
  --reservation-change-line: ${color.border};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--reservation-change-gap);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
    min-inline-size: 0;
    margin: ${space.none};
    padding: ${space.none};
    border: none;
  }

  & legend {
    padding: ${space.none};
    padding-block-end: ${space.small};
    font-family: ${font.heading};
    font-size: ${type.lead};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  & ul {
    ${plainList}

    border-block-start: ${stroke.thin} solid var(--reservation-change-line);
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    padding-block: ${space.snug};
    border-block-end: ${stroke.thin} solid var(--reservation-change-line);
    overflow-wrap: anywhere;
  }

  & [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.medium};
    align-items: start;
  }

  & [data-part='line'] > :first-child {
    flex: none;
    inline-size: calc(${size.thumb} * 0.75);
    overflow: hidden;
    border-radius: ${radius.small};
  }

  & [data-part='line'] > :nth-child(2) {
    flex: 1 1 7em;
    min-inline-size: 0;
  }

  & [data-part='name'] {
    display: block;
    font-weight: ${weight.medium};
    line-height: ${line.heading};
  }

  & [data-part='name'] > span {
    white-space: nowrap;
  }

  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='price'],
  & [data-part='total'] {
    font-variant-numeric: ${style.numeric};
  }

  & [data-part='price'] {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  & [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.medium};
    justify-content: space-between;
    margin: ${space.none};
    font-size: ${type.lead};
    font-weight: ${weight.bold};
  }

  & [data-part='actions'] {
    display: grid;
    gap: ${space.small};
  }

  ${media.tablet} {
    & li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
      gap: ${space.medium};
      align-items: start;
    }

    & [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
    }
  }
`

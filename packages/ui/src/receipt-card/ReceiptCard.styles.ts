import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../internal/fragments.styles.ts'

export const ReceiptCardRoot = styled.article`
  --receipt-card-bg: ${color.surfaceRaised};
  --receipt-card-line: ${color.border};

  display: grid;
  gap: ${space.large};
  padding: ${space.large} ${space.medium};
  border: ${stroke.thin} solid var(--receipt-card-line);
  border-radius: ${radius.large};
  background: var(--receipt-card-bg);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > header {
    display: grid;
    gap: ${space.hair};
  }

  & [data-part='label'],
  & dt {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='number'] {
    font-family: ${font.heading};
    font-size: ${type.headline};
    font-weight: ${weight.heading};
    font-variant-numeric: ${style.numeric};
    line-height: ${line.tight};
  }

  & dl {
    display: grid;
    gap: ${space.medium};
    margin: ${space.none};
  }

  & dd {
    margin: ${space.none};
  }

  & dd > strong {
    font-weight: ${weight.bold};
  }

  & [data-part='lines'] {
    ${plainList}

    border-block-start: ${stroke.thin} solid var(--receipt-card-line);
  }

  & [data-part='lines'] > li {
    display: grid;
    grid-template-columns: calc(${size.thumb} * 0.75) minmax(0, 1fr) auto;
    gap: ${space.medium};
    align-items: start;
    padding-block: ${space.snug};
    border-block-end: ${stroke.thin} solid var(--receipt-card-line);
  }

  & [data-part='lines'] picture {
    border-radius: ${radius.small};
  }

  & [data-part='name'] {
    display: block;
    font-weight: ${weight.medium};
    line-height: ${line.heading};
  }

  & [data-part='about'] {
    display: block;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='sum'] {
    font-variant-numeric: ${style.numeric};
    white-space: nowrap;
  }

  & [data-part='total'] {
    display: flex;
    justify-content: space-between;
    gap: ${space.medium};
    margin: ${space.none};
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
  }

  & h2 {
    margin: ${space.none};
    font-family: ${font.heading};
    font-size: ${type.lead};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  & [data-part='next'] {
    display: grid;
    gap: ${space.small};
  }

  & [data-part='next'] > ol {
    display: grid;
    gap: ${space.small};
    margin: ${space.none};
    padding-inline-start: 1.5em;
    list-style: decimal;
  }

  ${media.tablet} {
    padding: ${space.wide};

    & dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

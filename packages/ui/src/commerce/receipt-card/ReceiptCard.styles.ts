import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

export const ReceiptCardRoot = styled.article`
  --receipt-card-bg: ${color.surfaceRaised};
  --receipt-card-line: ${color.border};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
  }

  & > header > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.hair};
    min-inline-size: 0;
  }

  & > header > div > *,
  & dd,
  & > section {
    overflow-wrap: anywhere;
  }

  & > header > svg {
    flex: none;
    inline-size: min(100%, calc(2 * ${size.thumb}));
    border: ${stroke.thin} solid var(--receipt-card-line);
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

  /* One column or two, by the card's own width. */
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 40%)), 1fr));
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

    margin-block-start: ${space.small};
    border-block-start: ${stroke.thin} solid var(--receipt-card-line);
  }

  /* The sum goes below the name where both do not fit. */
  & [data-part='lines'] > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.medium};
    align-items: start;
    padding-block: ${space.snug};
    border-block-end: ${stroke.thin} solid var(--receipt-card-line);
  }

  & [data-part='lines'] > li > :first-child {
    flex: none;
    inline-size: calc(${size.thumb} * 0.75);
  }

  & [data-part='lines'] > li > :nth-child(2) {
    flex: 1 1 7em;
    min-inline-size: 0;
  }

  & [data-part='lines'] picture {
    border-radius: ${radius.small};
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
    display: block;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='sum'] {
    margin-inline-start: auto;
    font-variant-numeric: ${style.numeric};
    white-space: nowrap;
  }

  & [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
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
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & [data-part='next'] > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
    margin: ${space.none};
    padding-inline-start: 1.5em;
    list-style: decimal;
  }

  & > [data-part='terms'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.tiny};
    justify-items: start;
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid var(--receipt-card-line);
    font-size: ${type.small};
  }

  & > [data-part='terms'] [data-part='org'] {
    display: inline-block;
  }

  & > [data-part='terms'] > * {
    max-inline-size: 100%;
    margin: ${space.none};
  }

  & > [data-part='terms'] > h3 {
    padding-block-start: ${space.small};
    font-family: ${font.text};
    font-size: ${type.small};
    font-weight: ${weight.bold};
  }

  & [data-part='calendar'] {
    display: block;
    padding-block-start: ${space.small};
  }

  & > [data-part='own'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & > [data-part='own'] > p {
    margin: ${space.none};
  }

  & > [data-part='own'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  ${media.tablet} {
    padding: ${space.wide};
  }

  /* An ordinary reservation is one sheet: the pictures say nothing there that the names do not, nor do links to pages. */
  ${media.print} {
    padding: ${space.none};
    border: none;

    & > header,
    & [data-part='next'],
    & [data-part='total'] {
      break-inside: avoid;
    }

    & [data-part='calendar'],
    & > [data-part='own'],
    & [data-part='lines'] picture,
    & a:not([href^='mailto:'], [href^='tel:']) {
      display: none;
    }

    & dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & [data-part='lines'] > li {
      padding-block: ${space.tiny};
    }
  }
`

import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const HistoryListRoot = styled.div`
  --history-list-line: ${color.border};
  --history-list-width: calc(1.2 * ${size.prose});
  --history-list-picture: calc(${size.thumb} * 0.75);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  max-inline-size: var(--history-list-width);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > ul {
    ${plainList}

    border-block-start: ${stroke.thin} solid var(--history-list-line);
  }

  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
    padding-block: ${space.medium};
    border-block-end: ${stroke.thin} solid var(--history-list-line);
  }

  & > button {
    justify-self: start;
  }

  & [data-part='title'],
  & p {
    margin: ${space.none};
  }

  & [data-part='head'],
  & [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.tiny} ${space.medium};
  }

  & [data-part='title'] {
    font-family: ${font.text};
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    line-height: ${line.heading};
    text-transform: none;
  }

  & [data-part='note'] {
    font-weight: ${weight.medium};
  }

  /* Beside the pictures, or below those where it would be a sliver. */
  & [data-part='names'] {
    flex: 1 1 12em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: ${type.small};
  }

  & [data-part='names'] > span {
    display: block;
  }

  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='goods'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small};
  }

  & picture {
    flex: none;
    overflow: hidden;
    inline-size: var(--history-list-picture);
    border-radius: ${radius.small};
  }

  & [data-part='goods'] > span {
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }

  & [data-part='links'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space.large};
  }

  & [data-part='sum'] {
    margin-inline-start: auto;
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
    white-space: nowrap;
  }

  & > ul > [data-part='favourite'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space.medium};
    align-items: center;
  }

  & [data-part='favourite'] > div {
    display: grid;
    gap: ${space.hair};
  }

  & [data-part='name'] {
    justify-self: start;
    color: inherit;
    font-weight: ${weight.medium};
    line-height: ${line.heading};
    text-decoration: none;
    border-radius: ${radius.small};
  }

  & [data-part='price'] {
    font-variant-numeric: ${style.numeric};
  }

  & [data-sold-out] [data-part='price'] {
    color: ${color.textMuted};
  }

  & [data-part='remove'] {
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    padding: ${space.none};
    border: none;
    border-radius: ${radius.control};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  & [data-part='name']:focus-visible,
  & [data-part='remove']:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    & [data-part='name']:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    & [data-part='remove']:hover {
      background: ${color.surfaceSunken};
      color: ${color.text};
    }
  }
`

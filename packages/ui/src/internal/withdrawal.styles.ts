import { color, font, line, space, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { plainList } from './fragments.styles.ts'

/** What the parts of a withdrawal have in common: text, headings, goods and what happens next. */
export const withdrawalText = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};
  overflow-wrap: anywhere;

  & p {
    margin: ${space.none};
  }

  & h2,
  & h3 {
    margin: ${space.none};
    font-family: ${font.heading};
    font-size: ${type.lead};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  & [data-part='about'] {
    display: block;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='withdrawn'] {
    ${plainList}

    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & [data-part='steps'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & [data-part='steps'] > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
    margin: ${space.none};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`

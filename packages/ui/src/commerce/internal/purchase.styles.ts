import { color, font, line, media, space, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

/** What parts of a receipt about a purchase have in common: text, headings, goods and what happens next. */
export const purchaseText = css`
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

  & [data-part='named'] {
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

/** A section of a receipt: what has been received, what happens next, and a button that begins. */
export const purchaseSection = css`
  ${purchaseText}

  & > h2:focus-visible {
    ${focusRing}
  }

  & > button {
    justify-self: start;
  }

  & [data-part='named'] {
    margin-block: ${space.small};
  }

  & [data-tone] [data-part='about'] {
    color: inherit;
  }

  ${media.print} {
    & > button {
      display: none;
    }
  }
`

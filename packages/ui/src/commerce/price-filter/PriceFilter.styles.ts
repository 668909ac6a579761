import { color, font, line, size, space, stroke, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { control } from '../../foundation/internal/fragments.styles.ts'

export const PriceFilterRoot = styled.div`
  --price-filter-gap: ${space.medium};

  display: grid;
  gap: ${space.small};
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & > [data-part='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
    gap: var(--price-filter-gap);
  }

  & [data-part='field'] {
    display: grid;
    gap: ${space.tiny};
    align-content: start;
    min-inline-size: 0;
  }

  & label {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='box'] {
    position: relative;
    display: grid;
    align-items: center;
  }

  & [data-part='box'] > input {
    ${control}

    padding-inline-end: calc(${space.snug} * 2 + ${size.icon});
    font-variant-numeric: ${style.numeric};
  }

  & [data-part='currency'] {
    position: absolute;
    inset-inline-end: calc(${space.snug} + ${stroke.thin});
    color: ${color.textMuted};
    pointer-events: none;
  }

  & > [data-part='note'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  /* Kept while empty, or screen readers would miss its words; without the gap before it. */
  & > [data-part='note']:empty {
    margin-block-start: calc(-1 * ${space.small});
  }
`

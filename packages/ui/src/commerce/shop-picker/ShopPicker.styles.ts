import { color, font, line, media, motion, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceMark, choiceRing } from '../../primitives/internal/choice-field.styles.ts'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'
import { moreShops } from '../internal/more-shops.styles.ts'
import { shopSearch } from '../internal/shop-search.styles.ts'

export const ShopPickerRoot = styled.fieldset`
  --shop-picker-selected: ${color.accent};
  --shop-picker-selected-bg: ${color.surfaceSunken};
  --choice-size: 1.5rem;
  --choice-selected: var(--shop-picker-selected);

  display: grid;
  gap: ${space.medium};
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: none;
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > legend {
    padding: ${space.none};
    margin-block-end: ${space.medium};
  }

  & h2 {
    font-size: ${type.title};
  }

  ${shopSearch}

  & h3 {
    display: flex;
    align-items: center;
    gap: ${space.small};
    margin: ${space.none};
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
  }

  & ul {
    ${plainList}

    display: grid;
    gap: ${space.small};
  }

  & [data-part='group'] {
    display: grid;
    gap: ${space.small};
  }

  & label[data-part='shop'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space.hair} ${space.snug};
    align-items: start;
    padding: ${space.snug} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }

  & label[data-part='shop']:has(:disabled) {
    color: ${color.textMuted};
    cursor: default;
  }

  & label[data-part='shop']:has(:checked) {
    border-color: var(--shop-picker-selected);
    background: var(--shop-picker-selected-bg);
    box-shadow: inset 0 0 0 ${stroke.thin} var(--shop-picker-selected);
  }

  & label[data-part='shop']:has(:focus-visible) {
    ${focusRing}
  }

  & input[type='radio'] {
    ${choiceMark}
    ${choiceRing}

    grid-row: 1 / span 5;
    outline: none;
  }

  & [data-part='name'] {
    font-weight: ${weight.medium};
  }

  & [data-part='distance'],
  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='about'],
  & [data-part='has'],
  & [data-part='missing'] {
    grid-column: 2 / -1;
  }

  & [data-part='about'][data-open] {
    color: ${color.success};
  }

  & [data-part='has'] {
    color: ${color.success};
  }

  & [data-part='has'],
  & [data-part='missing'] {
    --icon-size: 1.25em;

    display: flex;
    align-items: start;
    gap: ${space.tiny};
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  & details[open] > ul {
    padding-block-start: ${space.small};
  }

  ${moreShops}

  ${media.hover} {
    & label[data-part='shop']:not(:has(:disabled)):hover {
      border-color: ${color.borderStrong};
    }
  }
`

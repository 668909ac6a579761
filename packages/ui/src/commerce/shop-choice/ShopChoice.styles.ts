import { color, font, line, media, motion, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'
import { shopSearch } from '../internal/shop-search.styles.ts'

export const ShopChoiceRoot = styled.div`
  --shop-choice-selected: ${color.accent};
  --shop-choice-selected-bg: ${color.surfaceSunken};

  display: grid;
  gap: ${space.medium};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  ${shopSearch}

  & > [data-part='help'] {
    margin: ${space.none};
    color: ${color.textMuted};
  }

  & > ul {
    ${plainList}

    display: grid;
    gap: ${space.small};
  }

  & > [data-part='group'] {
    margin: ${space.none};
    margin-block-start: ${space.small};
    font-size: ${type.body};
    line-height: ${line.heading};
  }

  & [data-part='shop'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.hair} ${space.snug};
    inline-size: 100%;
    padding: ${space.snug} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }

  & [data-part='shop'][aria-pressed='true'] {
    border-color: var(--shop-choice-selected);
    background: var(--shop-choice-selected-bg);
    box-shadow: inset 0 0 0 ${stroke.thin} var(--shop-choice-selected);
  }

  & [data-part='shop']:focus-visible {
    ${focusRing}
  }

  & [data-part='name'] {
    font-weight: ${weight.medium};
  }

  & [data-part='distance'],
  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='about'] {
    grid-column: 1 / -1;
  }

  & [data-part='about'][data-open] {
    color: ${color.success};
  }

  & [data-part='name'] > svg {
    margin-inline-start: ${space.small};
    color: var(--shop-choice-selected);
    vertical-align: middle;
  }

  & > button {
    justify-self: start;
  }

  ${media.hover} {
    & [data-part='shop']:hover {
      border-color: ${color.borderStrong};
    }
  }
`

import { color, space, style } from '@vidda/tokens'
import { styled } from 'styled-components'
import { unseen } from '../../foundation/internal/fragments.styles.ts'

export const FilterSections = styled.div`
  --filter-panel-pull: calc(-1 * ${space.large});

  margin-block: var(--filter-panel-pull);

  & > :last-child {
    border-block-end: none;
  }
`

export const FilterFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.small};

  & > button:nth-of-type(2) {
    flex: 1 1 auto;
    font-variant-numeric: ${style.numeric};
  }

  & > button[aria-disabled='true']:not([data-loading]) {
    --button-bg: ${color.surfaceSunken};
    --button-bg-hover: ${color.surfaceSunken};
    --button-text: ${color.textMuted};
    --button-border: ${color.border};
    cursor: not-allowed;
  }

  & > [data-part='said'] {
    ${unseen}
  }
`

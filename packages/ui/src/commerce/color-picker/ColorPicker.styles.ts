import { color, media, motion, radius, size } from '@vidda/tokens'
import { styled } from 'styled-components'
import { optionGroup } from '../internal/option-group.styles.ts'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'
import { swatchLook } from '../internal/swatch.styles.ts'

export const ColorPickerRoot = styled.fieldset`
  --swatch-size: ${size.target};
  --swatch-radius: ${radius.small};

  ${optionGroup}

  & [data-part='swatch'] {
    ${swatchLook}

    transition: outline-color ${motion.fast} ${motion.ease};
  }

  & input:checked + [data-part='swatch'] {
    outline-color: ${color.text};
  }

  & input:focus-visible + [data-part='swatch'] {
    ${focusRing}
  }

  & [data-part='name'] {
    ${unseen}
  }

  ${media.hover} {
    & label:hover input:not(:checked) + [data-part='swatch'] {
      outline-color: ${color.borderStrong};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='swatch'] {
      outline-color: Highlight;
    }
  }
`

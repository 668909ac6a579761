import { color, media, motion, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceGroup } from '../internal/choice.styles.ts'
import { focusRing, unseen } from '../internal/fragments.styles.ts'

export const ColorPickerRoot = styled.fieldset`
  --color-picker-size: ${size.target};
  --color-picker-radius: ${radius.small};

  ${choiceGroup}

  & [data-part='swatch'] {
    display: block;
    box-sizing: border-box;
    inline-size: var(--color-picker-size);
    block-size: var(--color-picker-size);
    overflow: hidden;
    border: ${stroke.thin} solid ${color.border};
    border-radius: var(--color-picker-radius);
    outline: ${stroke.thick} solid transparent;
    outline-offset: ${space.hair};
    background: var(--swatch);
    transition: outline-color ${motion.fast} ${motion.ease};
    forced-color-adjust: none;
  }

  & [data-part='swatch'][data-picture] {
    inline-size: ${size.thumb};
    block-size: auto;
    background: none;
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
`

import { color, motion, radius, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceField } from '../internal/choice-field.styles.ts'

export const SwitchRoot = styled.div`
  ${choiceField}

  /* Words first, switch last: the words stay in one line down a list of them. */
  & > label {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  & > label > input {
    grid-area: 1 / 2;
    inline-size: calc(var(--choice-size) * 1.85);
    border-radius: ${radius.pill};
    justify-content: start;
    padding-inline: ${space.hair};
  }

  & > label > span {
    grid-area: 1 / 1;
  }

  & > label > input::before {
    content: '';
    inline-size: calc(var(--choice-size) - ${space.small});
    block-size: calc(var(--choice-size) - ${space.small});
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
    transition: translate ${motion.normal} ${motion.ease};
  }

  & > label > input:checked::before {
    background: currentColor;
    translate: calc(var(--choice-size) * 0.85);
  }

  &:dir(rtl) > label > input:checked::before {
    translate: calc(var(--choice-size) * -0.85);
  }

  & > [data-part='help'],
  & > [data-part='error'] {
    padding-inline: ${space.none} calc(var(--choice-size) * 1.85 + ${space.snug});
  }
`

import { color, media, motion, radius, space } from '@vidda/tokens'
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

  /* The browser's own box is a square: the track and its knob are drawn here too. */
  ${media.forcedColors} {
    & > label > input {
      appearance: none;
      forced-color-adjust: none;
      border-color: ButtonBorder;
      background: ButtonFace;
    }

    & > label > input::before {
      background: ButtonText;
    }

    & > label > input:checked {
      border-color: Highlight;
      background: Highlight;
    }

    & > label > input:checked::before {
      background: HighlightText;
    }

    & > label > input[role='switch']:disabled:is(:checked, :not(:checked)) {
      border-color: GrayText;
      background: ButtonFace;
    }

    & > label > input:disabled::before {
      background: GrayText;
    }
  }

  & > [data-part='help'],
  & > [data-part='error'] {
    padding-inline: ${space.none} calc(var(--choice-size) * 1.85 + ${space.snug});
  }
`

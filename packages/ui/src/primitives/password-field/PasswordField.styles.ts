import { color, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { control, focusRing } from '../../foundation/internal/fragments.styles.ts'

export const PasswordFieldControl = styled.span`
  --password-field-toggle: calc(${size.control} + ${space.large});

  position: relative;
  display: grid;

  & > input {
    ${control}

    padding-inline-end: calc(var(--password-field-toggle) + ${space.small});
  }

  & > input::-ms-reveal {
    display: none;
  }

  & > button {
    position: absolute;
    inset-block: ${space.none};
    inset-inline-end: ${space.none};
    min-inline-size: var(--password-field-toggle);
    min-block-size: ${size.target};
    padding-inline: ${space.snug};
    border-radius: ${radius.control};
    color: ${color.link};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    text-align: center;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > button:focus-visible {
    ${focusRing}
  }

  & > button:disabled {
    color: ${color.textMuted};
  }
`

export const PasswordStrengthRoot = styled.div`
  --password-strength-tone: ${color.danger};

  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.tiny} ${space.snug};
  padding-block-start: ${space.tiny};
  font-size: ${type.small};

  &[data-level='2'] {
    --password-strength-tone: ${color.star};
  }

  &[data-level='3'],
  &[data-level='4'] {
    --password-strength-tone: ${color.success};
  }

  & > [data-part='meter'] {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space.tiny};
  }

  & > [data-part='meter'] > span {
    block-size: ${space.tiny};
    border-radius: ${radius.pill};
    background: ${color.track};
    transition: background-color ${motion.normal} ${motion.ease};
  }

  & > [data-part='meter'] > [data-filled] {
    background: var(--password-strength-tone);
  }

  & > [data-part='level'] {
    min-inline-size: 7ch;
    min-block-size: 1lh;
    font-weight: ${weight.medium};
    text-align: end;
  }

  & > [data-part='advice'] {
    grid-column: 1 / -1;
    min-block-size: 2lh;
    color: ${color.textMuted};
  }

  ${media.tablet} {
    & > [data-part='advice'] {
      min-block-size: 1lh;
    }
  }

  ${media.forcedColors} {
    & > [data-part='meter'] > span {
      border: ${stroke.thin} solid CanvasText;
    }

    & > [data-part='meter'] > [data-filled] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

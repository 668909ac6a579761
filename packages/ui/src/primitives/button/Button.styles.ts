import { color, font, line, motion, radius, size, space, stroke, type, weight, media } from '@vidda/tokens'
import { css, keyframes, styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

const turn = keyframes`
  to { rotate: 1turn; }
`

/** The look of a button, for the button itself and the link that looks like one. */
export const buttonLook = css`
  --button-bg: ${color.action};
  --button-bg-hover: ${color.actionHover};
  --button-text: ${color.onAction};
  --button-border: transparent;
  --button-height: ${size.control};
  --button-space: ${space.large};
  --button-type: ${type.body};

  position: relative;
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.small};
  min-block-size: var(--button-height);
  padding-block: ${space.small};
  padding-inline: var(--button-space);
  border: ${stroke.thin} solid var(--button-border);
  border-radius: ${radius.control};
  background: var(--button-bg);
  color: var(--button-text);
  font-family: ${font.text};
  font-size: var(--button-type);
  font-weight: ${weight.medium};
  line-height: ${line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};

  &[data-variant='quiet'] {
    --button-bg: ${color.actionQuiet};
    --button-bg-hover: ${color.actionQuietHover};
    --button-text: ${color.onActionQuiet};
    --button-border: ${color.borderStrong};
  }

  &[data-variant='plain'] {
    --button-bg: transparent;
    --button-bg-hover: ${color.surfaceSunken};
    --button-text: ${color.text};
    --button-space: ${space.snug};
  }

  &[data-size='small'] {
    --button-height: ${size.controlSmall};
    --button-space: ${space.medium};
    --button-type: ${type.small};
  }

  &[data-size='large'] {
    --button-height: calc(${size.control} + ${space.small});
    --button-type: ${type.lead};
  }

  &[data-full] {
    display: flex;
    inline-size: 100%;
  }

  ${media.hover} {
    &:hover {
      background: var(--button-bg-hover);
    }
  }

  &:active {
    background: var(--button-bg-hover);
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const ButtonRoot = styled.button`
  ${buttonLook}

  &:disabled {
    --button-bg: ${color.surfaceSunken};
    --button-bg-hover: ${color.surfaceSunken};
    --button-text: ${color.textMuted};
    --button-border: ${color.border};
    cursor: not-allowed;
  }

  &[data-loading] {
    cursor: progress;
  }

  & > [data-part='spinner'] {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    border: ${stroke.thick} solid currentColor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: ${turn} calc(${motion.slow} * 2) linear infinite;
  }
`

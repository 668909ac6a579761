import { color, media, motion, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const IconButtonRoot = styled.button`
  --icon-button-bg: transparent;
  --icon-button-bg-hover: ${color.surfaceSunken};
  --icon-button-text: currentColor;
  --icon-button-border: transparent;
  --icon-button-size: ${size.target};

  box-sizing: border-box;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--icon-button-size);
  block-size: var(--icon-button-size);
  padding: ${space.none};
  border: ${stroke.thin} solid var(--icon-button-border);
  border-radius: ${radius.control};
  background: var(--icon-button-bg);
  color: var(--icon-button-text);
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-variant='quiet'] {
    --icon-button-bg: ${color.surface};
    --icon-button-text: ${color.text};
    --icon-button-border: ${color.border};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: var(--icon-button-bg-hover);
    }
  }

  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &:focus-visible {
    ${focusRing}
  }
`

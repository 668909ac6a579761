import { color, media, motion, radius, size, space, stroke, type } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

const beat = keyframes`
  40% { scale: 1.2; }
`

export const FavouriteButtonRoot = styled.span`
  --favourite-button-bg: color-mix(in oklab, ${color.surface} 84%, transparent);
  --favourite-button-text: ${color.text};
  --favourite-button-heart: ${color.offerText};

  position: relative;
  display: inline-flex;

  & > button {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: ${size.target};
    block-size: ${size.target};
    padding: ${space.none};
    border: none;
    border-radius: ${radius.pill};
    background: none;
    color: var(--favourite-button-text);
    cursor: pointer;
    touch-action: manipulation;
  }

  /* The background is smaller than the touch target. */
  & > button::before {
    content: '';
    position: absolute;
    inset: ${space.tiny};
    border-radius: inherit;
    background: var(--favourite-button-bg);
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & > button > svg {
    position: relative;
    transition:
      color ${motion.fast} ${motion.ease},
      fill ${motion.fast} ${motion.ease};
  }

  &[data-selected] > button > svg {
    color: var(--favourite-button-heart);
    fill: currentColor;
    animation: ${beat} ${motion.slow} ${motion.ease};
  }

  & > button:focus-visible {
    ${focusRing}
  }

  /* On a picture there is no room beside it. */
  & > [data-part='said']:not(:empty) {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: ${space.none};
    z-index: 1;
    inline-size: max-content;
    max-inline-size: 12rem;
    padding: ${space.tiny} ${space.small};
    border-radius: ${radius.small};
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
    font-size: ${type.small};
  }

  ${media.hover} {
    & > button:hover::before {
      background: ${color.surface};
    }
  }

  ${media.forcedColors} {
    & > button {
      border: ${stroke.thin} solid ButtonBorder;
    }
  }
`

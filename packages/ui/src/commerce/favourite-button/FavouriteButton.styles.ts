import { color, font, line, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

const beat = keyframes`
  40% { scale: 1.2; }
`

export const FavouriteButtonRoot = styled.span`
  --favourite-button-bg: color-mix(in oklab, ${color.surface} 84%, transparent);
  --favourite-button-text: ${color.text};
  --favourite-button-heart: ${color.offerText};

  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: ${space.small};
  font-family: ${font.text};
  line-height: ${line.text};

  & > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.small};
    box-sizing: border-box;
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    padding: ${space.none};
    border: none;
    border-radius: ${radius.pill};
    background: none;
    color: var(--favourite-button-text);
    font: inherit;
    font-size: ${type.body};
    font-weight: ${weight.medium};
    cursor: pointer;
    touch-action: manipulation;
  }

  /* What is said to screen readers stands beside it, and takes no room. */
  &[data-variant='round'] {
    column-gap: ${space.none};
  }

  /* The background is smaller than the touch target. */
  &[data-variant='round'] > button::before {
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

  &[data-variant='text'] > button {
    padding-inline: ${space.small};
    border-radius: ${radius.control};
  }

  & > button:focus-visible {
    ${focusRing}
  }

  & > [data-part='said'] {
    font-size: ${type.small};
    color: ${color.danger};
  }

  /* On a picture there is no room beside it. */
  &[data-variant='round'] > [data-part='said']:not(:empty) {
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
  }

  &[data-variant='round'] {
    position: relative;
  }

  ${media.hover} {
    &[data-variant='round'] > button:hover::before {
      background: ${color.surface};
    }

    &[data-variant='text'] > button:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & > button {
      border: ${stroke.thin} solid ButtonBorder;
    }
  }
`

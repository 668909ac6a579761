import { color, font, line, media, motion, radius, shadow, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList, unseen } from '../../foundation/internal/fragments.styles.ts'

/** Covers the card's picture (4 / 5, the aspect ratio of goods), so that nothing shifts when it appears and the sizes stay within the picture. */
export const QuickAddRoot = styled.div`
  --quick-add-bg: ${color.surface};
  --quick-add-text: ${color.text};
  --quick-add-own: ${color.accent};

  display: none;
  position: absolute;
  inset-block-start: ${space.none};
  inset-inline: ${space.none};
  /* Above the card's link, which covers the whole card. */
  z-index: 1;
  box-sizing: border-box;
  flex-direction: column-reverse;
  gap: ${space.hair};
  aspect-ratio: 4 / 5;
  padding: ${space.small};
  font-family: ${font.text};
  line-height: ${line.text};
  color: var(--quick-add-text);
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.fast} ${motion.ease};

  &[data-open],
  :hover > &,
  :focus-within > & {
    opacity: 1;
  }

  & > * {
    flex: none;
    pointer-events: auto;
  }

  & > button {
    --icon-size: 1em;
  }

  & > button > svg {
    rotate: -180deg;
    transition: rotate ${motion.fast} ${motion.ease};
  }

  &[data-open] > button > svg {
    rotate: none;
  }

  & > [data-part='panel'] {
    display: grid;
    flex: 0 1 auto;
    gap: ${space.small};
    min-block-size: 0;
    padding: ${space.snug};
    overflow-y: auto;
    overscroll-behavior: contain;
    border-radius: ${radius.control};
    background: var(--quick-add-bg);
    box-shadow: ${shadow.low};
    font-size: ${type.small};
    transition:
      opacity ${motion.normal} ${motion.ease},
      translate ${motion.normal} ${motion.ease};

    @starting-style {
      opacity: 0;
      translate: 0 ${space.small};
    }
  }

  & > [data-part='panel']:focus-visible {
    ${focusRing}
  }

  & [data-part='heading'] {
    font-weight: ${weight.medium};
  }

  /* Not hidden: a hidden live region is not announced. */
  & [data-part='told']:empty {
    margin-block-start: calc(-1 * ${space.small});
  }

  & ul {
    ${plainList}

    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny};
  }

  & [data-part='size'] {
    position: relative;
    box-sizing: border-box;
    min-inline-size: ${size.controlSmall};
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.small};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-weight: ${weight.medium};
    font-variant-numeric: ${style.numeric};
    text-align: center;
    cursor: pointer;
    transition:
      background-color ${motion.fast} ${motion.ease},
      border-color ${motion.fast} ${motion.ease};
  }

  & [data-part='size']:focus-visible {
    ${focusRing}
  }

  & [data-part='size'][data-own] {
    border-color: var(--quick-add-own);
    box-shadow: inset ${space.none} ${space.none} ${space.none} ${stroke.thin} var(--quick-add-own);
  }

  & [data-part='size'][aria-disabled] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-weight: ${weight.text};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  & [data-part='said'] {
    ${unseen}
  }

  & [aria-busy='true'] [data-part='size'] {
    cursor: progress;
  }

  ${media.hover} {
    ${media.desktop} {
      display: flex;
    }

    & [data-part='size']:not([aria-disabled]):hover {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & > [data-part='panel'] {
      border: ${stroke.thin} solid CanvasText;
    }

    & [data-part='size'][data-own] {
      border-color: Highlight;
      outline: ${stroke.thick} solid Highlight;
    }

    & [data-part='size'][aria-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  ${media.print} {
    display: none;
  }
`

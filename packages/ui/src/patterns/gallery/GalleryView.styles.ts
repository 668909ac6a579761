import { color, font, layer, line, motion, radius, size, space, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { unseen } from '../../foundation/internal/fragments.styles.ts'

export const GalleryViewPopup = styled.div`
  --gallery-view-bg: ${color.surface};
  --gallery-view-text: ${color.text};

  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--gallery-view-bg);
  color: var(--gallery-view-text);
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  outline: none;
  transition: opacity ${motion.normal} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  & > [data-part='title'] {
    ${unseen}
  }

  & > [data-part='bar'] {
    grid-row: 1;
    display: flex;
    align-items: center;
    gap: ${space.tiny};
    padding: ${space.small};
  }

  & [data-part='place'] {
    flex: 1;
    padding-inline-start: ${space.small};
    font-variant-numeric: ${style.numeric};
    color: ${color.textMuted};
  }

  & [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  & > [data-part='stage'] {
    grid-row: 2;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    overflow: hidden;
    touch-action: none;
    user-select: none;
    cursor: zoom-in;
  }

  & > [data-part='stage'][data-close] {
    cursor: grab;
  }

  & > [data-part='stage'][data-close]:active {
    cursor: grabbing;
  }

  & > [data-part='stage'] > picture {
    --picture-fit: contain;

    background: none;
    overflow: visible;
    pointer-events: none;
    transform: translate(var(--gallery-x), var(--gallery-y)) scale(var(--gallery-scale));
  }

  & > [data-part='turn'] {
    position: absolute;
    inset-block-start: calc(50% - ${size.target} / 2);
    border-radius: ${radius.pill};
    background: var(--gallery-view-bg);
  }

  & > [data-part='turn'][data-to='previous'] {
    inset-inline-start: ${space.small};
  }

  & > [data-part='turn'][data-to='next'] {
    inset-inline-end: ${space.small};
  }

  & > [data-part='turn'] > button {
    border-radius: ${radius.pill};
  }

  & > [data-part='hint'] {
    grid-row: 3;
    margin: ${space.none};
    padding: ${space.small} ${space.medium} max(${space.small}, env(safe-area-inset-bottom));
    text-align: center;
    color: ${color.textMuted};
  }
`

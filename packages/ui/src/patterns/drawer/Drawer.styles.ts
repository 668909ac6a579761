import { color, layer, motion, shadow, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const DrawerViewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;

  &[data-side='end'] {
    justify-content: flex-end;
  }
`

export const DrawerPopup = styled.div`
  --drawer-bg: ${color.surface};
  --drawer-text: ${color.text};
  --drawer-width: ${size.drawer};
  --drawer-hidden: translateX(-100%);
  --drawer-padding: ${space.large};

  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: min(var(--drawer-width), 88vi);
  block-size: 100%;
  background: var(--drawer-bg);
  color: var(--drawer-text);
  box-shadow: ${shadow.high};
  outline: none;
  touch-action: pan-y pinch-zoom;
  transition:
    transform ${motion.normal} ${motion.ease},
    translate ${motion.normal} ${motion.ease};

  &[data-side='end'] {
    --drawer-hidden: translateX(100%);
  }

  &[data-swiping] {
    transition: none;
    user-select: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--drawer-hidden);
  }

  > [data-part='head'] {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    min-block-size: ${size.headerHeight};
    padding-inline: var(--drawer-padding) ${space.small};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  > [data-part='head'] > [data-part='title'] {
    font-size: ${type.title};
  }

  > [data-part='content'] {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--drawer-padding) var(--drawer-padding) max(var(--drawer-padding), env(safe-area-inset-bottom));
  }

  > [data-part='footer'] {
    flex: none;
    padding: ${space.medium} var(--drawer-padding) max(${space.medium}, env(safe-area-inset-bottom));
    border-block-start: ${stroke.thin} solid ${color.border};
  }
`

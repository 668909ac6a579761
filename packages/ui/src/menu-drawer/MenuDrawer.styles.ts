import { color, font, layer, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MenuDrawerBackdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity ${motion.normal} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

export const MenuDrawerViewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
`

export const MenuDrawerPopup = styled.div`
  --menu-drawer-bg: ${color.surface};
  --menu-drawer-text: ${color.text};

  display: flex;
  flex-direction: column;
  inline-size: min(${size.drawer}, 88vi);
  block-size: 100%;
  background: var(--menu-drawer-bg);
  color: var(--menu-drawer-text);
  box-shadow: ${shadow.high};
  outline: none;
  transform: translateX(var(--drawer-swipe-movement-x, 0));
  transition: transform ${motion.normal} ${motion.ease};

  &[data-swiping] {
    transition: none;
    user-select: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(-100%);
  }

  ${media.reducedMotion} {
    transition: none;
  }

  > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${size.headerHeight};
    padding-inline: ${space.large} ${space.small};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  > [data-part='head'] > [data-part='title'] {
    font-size: ${type.title};
  }

  > [data-part='head'] > [data-part='close'] {
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    border-radius: ${radius.control};
  }

  > [data-part='content'] {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space.large} ${space.large} max(${space.large}, env(safe-area-inset-bottom));
  }

  [data-part='group'] + [data-part='group'] {
    padding-block-start: ${space.large};
  }

  [data-part='heading'] {
    color: ${color.textMuted};
    font-family: ${font.text};
    font-size: ${type.small};
    letter-spacing: normal;
    font-weight: ${weight.medium};
  }

  [data-part='entry'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${size.control};
    border-block-end: ${stroke.thin} solid ${color.border};
    color: inherit;
    font-size: ${type.lead};
    text-decoration: none;
  }

  [data-group='genders'] [data-part='entry'] {
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
  }

  [data-part='entry'][aria-current='page'] {
    color: ${color.link};
    font-weight: ${weight.bold};
  }
`

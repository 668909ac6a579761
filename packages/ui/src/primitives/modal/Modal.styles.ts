import { color, layer, media, motion, radius, shadow, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ModalViewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  align-items: flex-end;
  justify-content: center;

  ${media.desktop} {
    &[data-placement='panel'] {
      align-items: stretch;
      justify-content: flex-end;
    }

    &[data-placement='centre'] {
      align-items: center;
    }
  }
`

export const ModalPopup = styled.div`
  --modal-bg: ${color.surface};
  --modal-text: ${color.text};
  --modal-width: 100%;
  --modal-radius: ${radius.large} ${radius.large} 0 0;
  --modal-hidden: translateY(100%);
  --modal-padding: ${space.large};

  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: var(--modal-width);
  max-block-size: 92dvb;
  overflow: hidden;
  border-radius: var(--modal-radius);
  background: var(--modal-bg);
  color: var(--modal-text);
  box-shadow: ${shadow.high};
  outline: none;
  transition:
    transform ${motion.slow} ${motion.ease},
    translate ${motion.slow} ${motion.ease},
    opacity ${motion.normal} ${motion.ease};

  &[data-tall] {
    block-size: 92dvb;
  }

  &[data-swiping] {
    transition: none;
    user-select: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--modal-hidden);
  }

  ${media.desktop} {
    &[data-placement='panel'] {
      --modal-width: ${size.drawer};
      --modal-radius: 0;
      --modal-hidden: translateX(100%);

      max-block-size: none;
      block-size: auto;
    }

    &[data-placement='panel'][data-swipe-dismiss] {
      --modal-hidden: translateY(100%);
    }

    &[data-placement='centre'] {
      --modal-width: ${size.dialog};
      --modal-radius: ${radius.large};
      --modal-hidden: translateY(5%);

      max-block-size: 84dvb;
    }

    &[data-placement='centre'][data-starting-style],
    &[data-placement='centre'][data-ending-style] {
      opacity: 0;
    }
  }

  > [data-part='head']::before {
    content: '';
    position: absolute;
    inset-block-start: ${space.small};
    inset-inline-start: calc(50% - ${space.medium});
    inline-size: calc(2 * ${space.medium});
    block-size: ${space.tiny};
    border-radius: ${radius.pill};
    background: ${color.border};
  }

  ${media.desktop} {
    > [data-part='head']::before {
      content: none;
    }
  }

  > [data-part='head'] {
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    min-block-size: ${size.headerHeight};
    padding-inline: var(--modal-padding) ${space.small};
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
    padding: var(--modal-padding);
    outline-offset: calc(-1 * ${stroke.focus});
  }

  > [data-part='footer'] {
    flex: none;
    padding: ${space.medium} var(--modal-padding) max(${space.medium}, env(safe-area-inset-bottom));
    border-block-start: ${stroke.thin} solid ${color.border};
  }
`

import { color, layer, motion } from '@vidda/tokens'
import { styled } from 'styled-components'

/** The shade between the page and a layer that a shopper may swipe away; it goes with the finger. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.overlay};
  transition: opacity ${motion.normal} ${motion.ease};

  &[data-swiping] {
    transition: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

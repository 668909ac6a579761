import { color, layer, media, motion, space } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'

const advance = keyframes`
  from {
    transform: scaleX(0);
  }

  30% {
    transform: scaleX(0.6);
  }

  to {
    transform: scaleX(0.94);
  }
`

export const ProgressBarRoot = styled.div`
  --progress-bar-bg: ${color.action};

  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${layer.alert};
  block-size: ${space.tiny};
  background: var(--progress-bar-bg);
  transform-origin: left;
  transform: scaleX(0);
  pointer-events: none;
  animation: ${advance} calc(20 * ${motion.slow}) ${motion.ease} ${motion.normal} forwards;

  ${media.forcedColors} {
    --progress-bar-bg: Highlight;

    forced-color-adjust: none;
  }
`

import { layer, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'
import { toneColors } from '../../foundation/internal/fragments.styles.ts'

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(-50%);
  }
`

export const AlertBannerRoot = styled.div`
  ${toneColors}

  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.alert};

  > [data-part='alert'] {
    display: flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
    padding-block: ${space.tiny};
    padding-inline: max(${space.large}, (100% - ${size.page}) / 2) max(${space.small}, (100% - ${size.page}) / 2);
    background: var(--tone-bg);
    color: var(--tone-text);
    box-shadow: ${shadow.low};
    animation: ${enter} ${motion.normal} ${motion.ease};
  }

  [data-part='words'] {
    flex: 1;
  }

  [data-part='title'] {
    display: block;
    font-weight: ${weight.bold};
  }

  ${media.tablet} {
    > [data-part='alert'] {
      gap: ${space.snug};
    }

    [data-part='title'] {
      display: inline;
      margin-inline-end: ${space.tiny};
    }
  }

  [data-part='more'] {
    padding: ${space.hair} ${space.small};
    border: ${stroke.thin} solid currentcolor;
    border-radius: ${radius.pill};
    font-size: ${type.tiny};
    text-align: center;
  }
`

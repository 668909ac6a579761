import { color, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'

export const ShareRowRoot = styled.div`
  --share-row-bg: ${color.surface};
  --share-row-bg-hover: ${color.surfaceSunken};
  --share-row-border: ${color.border};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.small} ${space.snug};

  > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  [data-part='way'] {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    border: ${stroke.thin} solid var(--share-row-border);
    border-radius: ${radius.control};
    background: var(--share-row-bg);
    color: ${color.text};
    font-size: ${type.body};
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color ${motion.fast} ${motion.ease},
      border-color ${motion.fast} ${motion.ease};
  }

  [data-part='way']:focus-visible {
    ${focusRing}
  }

  [data-part='way']:active {
    background: var(--share-row-bg-hover);
  }

  [data-part='drawn'] {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  &[data-look='icons'] [data-part='word'] {
    ${unseen}
  }

  > [data-part='said'] {
    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    color: ${color.success};
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  > [data-part='said']:not(:has(svg)) {
    color: ${color.danger};
  }

  &[data-look='list'] {
    display: grid;
  }

  &[data-look='list'] > [data-part='ways'] {
    display: grid;
    gap: ${space.none};
  }

  &[data-look='list'] li + li {
    border-block-start: ${stroke.thin} solid var(--share-row-border);
  }

  &[data-look='list'] [data-part='way'] {
    inline-size: 100%;
    min-block-size: calc(${size.target} + ${space.small});
    justify-content: flex-start;
    gap: ${space.medium};
    border: 0;
    padding-inline: ${space.small};
  }

  &[data-look='list'] > [data-part='said'] {
    min-block-size: 1lh;
    padding-inline: ${space.small};
  }

  ${media.hover} {
    [data-part='way']:hover {
      border-color: ${color.borderStrong};
      background: var(--share-row-bg-hover);
    }
  }
`

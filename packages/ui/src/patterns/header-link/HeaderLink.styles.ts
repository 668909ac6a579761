import { color, media, motion, radius, size, space, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'

const pop = keyframes`
  40% { scale: 1.3; }
`

/** Looks like `pop`, but gets another name, which is a hash of its content: an animation restarts only when its name changes. */
const popAgain = keyframes`
  41% { scale: 1.3; }
`

export const HeaderLinkRoot = styled.span`
  --header-link-text: inherit;
  --header-link-badge: ${color.action};
  --header-link-on-badge: ${color.onAction};

  display: inline-flex;

  ${media.mobileOnly} {
    &[data-desktop-only] {
      display: none;
    }
  }

  > [data-part='link'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.small};
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    color: var(--header-link-text);
    font-size: ${type.small};
    font-weight: ${weight.medium};
    text-decoration: none;
  }

  [data-part='text'] {
    position: absolute;
    inline-size: 1em;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  [data-part='badge'] {
    position: absolute;
    inset-block-start: ${space.hair};
    /* Beside the icon, and within what is pressed: in large text it would stand out of a narrow window. */
    inset-inline-start: min(50% + ${space.tiny}, 100% - 1.5em);
    min-inline-size: 1.5em;
    padding-inline: 0.3em;
    border-radius: ${radius.pill};
    background: var(--header-link-badge);
    color: var(--header-link-on-badge);
    font-size: ${type.tiny};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    text-align: center;
  }

  [data-pop] {
    animation: ${pop} ${motion.slow} ${motion.ease};
  }

  /* Restarts the animation when the count changes. */
  [data-pop='2'] {
    animation-name: ${popAgain};
  }

  ${media.wide} {
    [data-part='text'] {
      position: static;
      inline-size: auto;
      max-inline-size: 9rem;
      text-overflow: ellipsis;
      clip-path: none;
    }

    [data-part='badge'] {
      position: static;
    }
  }
`

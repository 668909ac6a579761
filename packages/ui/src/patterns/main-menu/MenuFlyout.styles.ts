import { color, font, layer, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(calc(-1 * ${space.small}));
  }
`

/* Stands under the header's whole width: the header is what it is placed by. */
export const MenuFlyoutRoot = styled.div`
  --menu-flyout-bg: ${color.surface};
  --menu-flyout-text: ${color.text};
  --menu-flyout-columns: 5;

  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  z-index: ${layer.header};
  max-block-size: 70vb;
  overflow-y: auto;
  padding-inline: max(${space.large}, (100% - ${size.page}) / 2);
  padding-block: ${space.wide};
  border-block: ${stroke.thin} solid ${color.border};
  background: var(--menu-flyout-bg);
  color: var(--menu-flyout-text);
  box-shadow: ${shadow.high};
  font-weight: ${weight.text};
  animation: ${enter} ${motion.fast} ${motion.ease};

  /* Below it the page goes on: a line of shadow and no more above it. */
  clip-path: inset(0 0 -100vb);

  > [data-part='columns'] {
    display: grid;
    grid-template-columns: repeat(var(--menu-flyout-columns), minmax(0, 1fr));
    gap: ${space.large} ${space.wide};
  }

  [data-part='title'] {
    padding-block-end: ${space.tiny};
    color: ${color.textMuted};
    font-family: ${font.text};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    letter-spacing: normal;
    text-transform: none;
  }

  [data-part='title'] > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.controlSmall};
    color: var(--menu-flyout-text);
    font-size: ${type.body};
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  [data-part='link'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.controlSmall};
    color: inherit;
    text-decoration: none;
  }

  [data-part='all'] {
    grid-column: 1 / -1;
    justify-self: start;
    color: inherit;
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  [data-part='all'] > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
  }

  /* Picture in the last column; the sections take the remaining width. */
  &[data-picture] {
    --menu-flyout-columns: 4;

    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(13rem, 22vi, 22rem);
    align-items: start;
    gap: ${space.wide};
  }

  &[data-picture] > [data-part='all'] {
    grid-column: auto;
    justify-self: stretch;
  }

  [data-part='all'] img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
    object-fit: cover;
  }

  ${media.hover} {
    [data-part='title'] > a:hover,
    [data-part='link']:hover,
    [data-part='all']:hover {
      text-decoration: underline;
    }
  }
`

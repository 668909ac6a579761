import { color, media, motion, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MainMenuRoot = styled.nav`
  --main-menu-text: inherit;
  --main-menu-line: ${color.accent};
  --main-menu-size: ${type.body};
  --main-menu-gap: ${space.large};
  --main-menu-weight: ${weight.medium};
  --main-menu-lead-weight: ${weight.bold};
  --main-menu-height: ${size.target};
  --main-menu-position: relative;

  position: var(--main-menu-position);
  display: none;
  flex-wrap: wrap;
  align-items: center;
  font-weight: var(--main-menu-weight);
  gap: 0 var(--main-menu-gap);

  @media (scripting: none) {
    display: flex;
  }

  ${media.desktop} {
    display: flex;
  }

  > [data-part='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--main-menu-gap);
  }

  > [data-group='extra'] {
    --main-menu-size: ${type.small};

    margin-inline-start: auto;
    font-weight: ${weight.text};
  }

  > [data-group='genders'] {
    font-weight: var(--main-menu-lead-weight);
  }

  [data-part='entry'] {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: calc(${size.icon} + ${space.tiny});
    min-block-size: var(--main-menu-height);
    color: var(--main-menu-text);
    font-size: var(--main-menu-size);
    text-decoration: none;
  }

  [data-part='entry']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: ${stroke.thick} solid var(--main-menu-line);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.fast} ${motion.ease};
  }

  [data-part='entry'][aria-current='page']::after,
  [data-open] > [data-part='entry']::after {
    transform: none;
  }

  [data-part='group'] > li {
    display: flex;
  }

  [data-part='more'] {
    display: grid;
    place-items: center;
    inline-size: calc(${size.icon} + ${space.tiny});
    margin-inline-end: calc(-1 * ${space.tiny});
    color: inherit;
  }

  [data-part='more'] > svg {
    --icon-size: 1em;

    transition: rotate ${motion.fast} ${motion.ease};
  }

  [data-part='more'][aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  @media (pointer: coarse) {
    [data-part='more'] {
      inline-size: ${size.target};
    }
  }

  @media (scripting: none) {
    [data-part='more'] {
      display: none;
    }
  }

  ${media.hover} {
    [data-part='entry']:hover::after {
      transform: none;
    }
  }
`

import { color, font, media, motion, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MenuDrawerRoot = styled.nav`
  --menu-drawer-line: ${color.border};
  --menu-drawer-current: ${color.link};

  [data-part='lead'] {
    padding-block-end: ${space.large};
  }

  [data-part='group'] + [data-part='group'] {
    padding-block-start: ${space.wide};
  }

  [data-part='heading'],
  [data-part='section-title'] {
    color: ${color.textMuted};
    font-family: ${font.text};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    letter-spacing: normal;
    text-transform: none;
  }

  [data-part='section-title'] > a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: inherit;
    text-decoration: none;
  }

  [data-part='list'] > li {
    border-block-end: ${stroke.thin} solid var(--menu-drawer-line);
  }

  [data-part='row'] {
    display: flex;
  }

  [data-part='entry'] {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    min-block-size: calc(${size.control} + ${space.small});
    color: inherit;
    font-size: ${type.lead};
    text-decoration: none;
  }

  [data-part='entry'] > svg {
    color: ${color.textMuted};
  }

  [data-group='genders'] [data-part='entry'] {
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
  }

  [data-part='entry'][aria-current='page'] {
    color: var(--menu-drawer-current);
    font-weight: ${weight.bold};
  }

  [data-part='more'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: calc(${size.target} + ${space.small});
    margin-inline-end: calc((${size.icon} - ${size.target} - ${space.small}) / 2);
    color: ${color.textMuted};
  }

  [data-part='more'] > svg {
    transition: rotate ${motion.fast} ${motion.ease};
  }

  [data-part='more'][aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  [data-part='sections'] {
    display: grid;
    gap: ${space.medium};
    padding-block: ${space.tiny} ${space.medium};
    padding-inline-start: ${space.medium};
  }

  [data-part='link'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: inherit;
    text-decoration: none;
  }

  ${media.hover} {
    [data-part='entry']:hover,
    [data-part='link']:hover {
      text-decoration: underline;
      text-decoration-thickness: from-font;
      text-underline-offset: 0.2em;
    }
  }
`

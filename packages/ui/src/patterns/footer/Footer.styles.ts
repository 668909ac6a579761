import { color, font, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FooterRoot = styled.footer`
  --footer-bg: ${color.footer};
  --footer-text: ${color.onFooter};
  --footer-muted: ${color.onFooterMuted};

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide};
  padding-inline: max(${space.large}, (100% - ${size.page}) / 2);
  padding-block: ${space.huge} ${space.large};
  background: var(--footer-bg);
  color: var(--footer-text);
  font-size: ${type.small};

  &::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% - ${stroke.thin});
    inset-inline: ${space.none};
    block-size: ${style.dividerSize};
    background: inherit;
    mask: ${style.divider} ${space.none} 100% / auto 100% repeat-x;
  }

  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }

  > [data-part='columns'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
    gap: ${space.wide} ${space.large};
  }

  [data-part='questions'] {
    grid-column: 1 / -1;
  }

  [data-part='lead'] {
    font-size: ${type.headline};
  }

  [data-part='questions'] > p {
    padding-block: ${space.tiny} ${space.small};
    color: var(--footer-muted);
  }

  [data-part='mail'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    font-size: ${type.lead};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  [data-part='title'] {
    padding-block-end: ${space.small};
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
    letter-spacing: normal;
  }

  [data-part='group'] > ul a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.controlSmall};
    text-decoration: none;
  }

  address {
    color: var(--footer-muted);
    font-style: normal;
  }

  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small} ${space.large};
    padding-block-start: ${space.medium};
    border-block-start: ${stroke.thin} solid color-mix(in srgb, currentcolor 22%, transparent);
  }

  > [data-part='end'] > button {
    min-block-size: ${size.target};
    text-decoration: underline;
    text-underline-offset: 0.25em;

    @media (scripting: none) {
      display: none;
    }
  }

  [data-part='copyright'] {
    flex: 1 1 auto;
    color: var(--footer-muted);
  }

  [data-part='payments'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  [data-part='payments'] > li {
    padding: ${space.tiny} ${space.small};
    border: ${stroke.thin} solid currentcolor;
    border-radius: ${radius.small};
    font-size: ${type.tiny};
    font-weight: ${weight.bold};
  }

  ${media.desktop} {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1.6fr);
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    [data-part='questions'] {
      grid-column: auto;
    }
  }
`

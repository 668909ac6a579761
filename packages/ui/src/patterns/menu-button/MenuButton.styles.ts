import { media, radius, size } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MenuButtonRoot = styled.button`
  --menu-button-text: inherit;

  display: grid;
  place-items: center;
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  border: 0;
  border-radius: ${radius.control};
  padding: 0;
  background: none;
  color: var(--menu-button-text);
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }

  ${media.desktop} {
    display: none;
  }
`

import { color, media, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FooterSingleLineRoot = styled.footer`
  --footer-bg: ${color.footer};
  --footer-text: ${color.onFooter};
  --footer-muted: ${color.onFooterMuted};

  display: grid;
  gap: ${space.small} ${space.wide};
  align-items: center;
  padding-inline: max(${space.large}, (100% - ${size.page}) / 2);
  padding-block: ${space.large};
  border-block-start: ${stroke.thin} solid ${color.headerLine};
  background: var(--footer-bg);
  color: var(--footer-text);
  font-size: ${type.small};

  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }

  > [data-part='links'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.large};
  }

  > [data-part='links'] > * {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    text-decoration: none;
  }

  > [data-part='copyright'] {
    color: var(--footer-muted);
  }

  > [data-part='copyright'] > a {
    white-space: nowrap;
  }

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);

    > [data-part='links'] {
      grid-column: 1 / -1;
      justify-content: space-between;
      column-gap: ${space.medium};
    }

    > [data-part='copyright'] {
      text-align: end;
    }
  }
`

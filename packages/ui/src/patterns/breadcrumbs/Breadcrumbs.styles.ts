import { color, media, size, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BreadcrumbsRoot = styled.nav`
  --breadcrumbs-text: ${color.textMuted};

  display: flex;
  align-items: center;
  gap: ${space.large};
  min-block-size: ${size.target};
  color: var(--breadcrumbs-text);
  font-size: ${type.small};

  a {
    color: inherit;
    text-decoration: none;
  }

  > [data-part='back'] {
    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    min-block-size: ${size.target};
    color: ${color.text};
    font-weight: ${weight.medium};
  }

  > [data-part='trail'] {
    display: none;
    flex-wrap: wrap;
  }

  [data-part='crumb'] > * {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  [data-part='crumb'] + [data-part='crumb']::before {
    content: '/';
    padding-inline: ${space.small};
    color: ${color.borderStrong};
  }

  ${media.desktop} {
    > [data-part='trail'] {
      display: flex;
    }
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`

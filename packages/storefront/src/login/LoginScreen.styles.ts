import { color, media, radius, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A form in a column that is easy to read, and beside it what else there is to know. */
export const LoginRoot = styled.div`
  display: grid;
  gap: ${space.wide};
  align-items: start;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding-block: ${space.large} ${space.vast};

  > [data-part='main'] {
    display: grid;
    gap: ${space.large};
    min-inline-size: 0;
  }

  > [data-part='main'] > p {
    margin: 0;
  }

  [data-part='links'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small} ${space.large};
    margin: 0;
    font-size: ${type.small};
  }

  [data-part='consents'] {
    display: grid;
    gap: ${space.small};
  }

  > aside {
    display: grid;
    gap: ${space.medium};
    justify-items: start;
    padding: ${space.large};
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
    color: ${color.text};
  }

  > aside h2,
  > aside p,
  > aside ul {
    margin: 0;
  }

  > aside ul {
    display: grid;
    gap: ${space.small};
    padding: 0;
    list-style: none;
  }

  > aside li {
    display: grid;
    grid-template-columns: ${size.icon} 1fr;
    gap: ${space.snug};
    align-items: start;
  }

  ${media.desktop} {
    padding-block-start: ${space.vast};

    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${space.vast};
      max-inline-size: 56rem;
    }

    > aside {
      padding: ${space.wide};
    }
  }

  &[data-in='modal'] {
    max-inline-size: none;
    padding-block: 0;
  }
`

import { color, media, radius, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BlogRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
  }

  > section {
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }

  ${media.print} {
    padding-block: ${space.none};

    > section {
      display: none;
    }
  }
`

export const PostRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide};

  > [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  > header {
    display: grid;
    gap: ${space.snug};
    max-inline-size: ${size.prose};
  }

  > header > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.snug};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.wide};
    align-items: start;
  }

  > [data-part='body'] > aside {
    display: grid;
    gap: ${space.snug};
    max-inline-size: ${size.card};
  }

  > [data-part='body'] ul[role='list'] {
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  ${media.desktop} {
    > [data-part='body'] {
      grid-template-columns: minmax(0, ${size.prose}) minmax(0, ${size.card});
      gap: ${space.vast};
      justify-content: space-between;
    }

    > [data-part='body'] > aside {
      position: sticky;
      inset-block-start: ${space.large};
    }
  }

  ${media.print} {
    > [data-part='body'] {
      display: block;
    }

    > [data-part='body'] > aside {
      display: none;
    }
  }
`

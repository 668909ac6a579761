import { color, font, line, media, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PageRoot = styled.div`
  --page-width: ${size.page};
  --page-gutter: max(${space.large}, (100% - var(--page-width)) / 2);

  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
  overflow-x: clip;
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};

  > [data-part='main'] {
    flex: 1;
    display: flow-root;
    inline-size: 100%;
    padding-inline: var(--page-gutter);
    padding-block-end: ${space.vast};
    outline: none;
  }

  /* What is still loading has no height yet: a footer that were shown below it would jump when it comes. */
  @media not (scripting: none) {
    > [data-part='main']:has([data-pending]) ~ * {
      visibility: hidden;
    }
  }

  /* Paper has the content alone. */
  ${media.print} {
    display: block;
    min-block-size: ${space.none};

    > :not([data-part='main']) {
      display: none;
    }

    > [data-part='main'] {
      padding: ${space.none};
    }
  }
`

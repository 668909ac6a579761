import { color, font, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const StudioRoot = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.text};

  > [data-tone] {
    border-radius: ${radius.small};
    margin: ${space.small} ${space.medium};
  }

  > main {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22rem;
    min-block-size: 0;
  }

  ${media.wide} {
    > main {
      grid-template-columns: minmax(0, 1fr) ${size.drawer};
    }
  }
`

export const TopBarRoot = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.small};
  padding: ${space.small} ${space.medium};
  border-block-end: ${stroke.thin} solid ${color.border};

  h1 {
    margin: ${space.none};
    margin-inline-end: auto;
    font-size: ${type.lead};
    font-weight: ${weight.bold};
  }

  h1 small {
    margin-inline-start: ${space.small};
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.text};
  }

  p {
    margin: ${space.none};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  button[data-variant='plain']:disabled {
    border-color: transparent;
    background: none;
  }
`

export const Inspector = styled.aside`
  --tabs-gap: ${space.medium};

  min-block-size: 0;
  padding-inline: ${space.medium};
  border-inline-start: ${stroke.thin} solid ${color.border};
  background: ${color.surface};
  overflow-y: auto;
  scrollbar-gutter: stable;

  [role='tablist'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block-start: ${space.tiny};
    background: ${color.surface};
  }
`

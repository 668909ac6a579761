import { color, density, font, line, size, space, stroke, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MatrixRoot = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.wide};
  align-items: start;
  padding: ${space.large};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.text};
`

export const GroupRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.medium};

  > * {
    max-inline-size: 100%;
  }

  > :not([data-part], button, p, a) {
    inline-size: 100%;
  }

  &[data-wide] {
    grid-column: 1 / -1;
  }

  > h2 {
    margin: ${space.none};
    padding-block-end: ${space.tiny};
    border-block-end: ${stroke.thin} solid ${color.border};
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  p {
    margin: ${space.none};
  }

  [data-type='display'] {
    font-family: ${font.heading};
    font-size: ${type.headline};
    font-weight: ${weight.heading};
    letter-spacing: calc(${tracking.heading} * 1em);
    line-height: ${line.tight};
  }

  [data-type='lead'] {
    font-size: ${type.lead};
    color: ${color.textMuted};
  }

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small};
  }

  [data-part='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${size.card}, 1fr));
    gap: ${density.gap};
    inline-size: 100%;
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }
`

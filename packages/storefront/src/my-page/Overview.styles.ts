import { color, font, line, media, radius, size, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const OverviewRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};

  > [data-part='columns'],
  & [data-part='latest'] > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.wide};
    align-content: start;
  }

  & [data-part='latest'] > section {
    gap: ${space.medium};
  }

  & [data-part='pending'] {
    display: grid;
    gap: ${space.medium};
  }

  & [data-part='next'],
  & [data-part='code'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
    padding: ${space.large};
    border-radius: ${radius.large};
  }

  & [data-part='next'] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  & [data-part='next'] > *,
  & [data-part='code'] > * {
    margin: ${space.none};
  }

  & [data-part='next'] > h2 {
    font-size: ${type.headline};
    line-height: ${line.tight};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  & [data-part='next'] > [data-part='about'] {
    overflow-wrap: anywhere;
  }

  & [data-part='next'] > [data-part='goods'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small};
    font-weight: ${weight.medium};
  }

  & [data-part='next'] picture {
    flex: none;
    overflow: hidden;
    inline-size: calc(${size.thumb} * 0.75);
    border-radius: ${radius.small};
  }

  & [data-part='next'] > a {
    justify-self: start;
    margin-block-start: ${space.small};
  }

  & [data-part='code'] {
    justify-items: center;
    border: ${stroke.thin} solid ${color.border};
    background: ${color.surfaceRaised};
    text-align: center;
  }

  & [data-part='code'] > h2 {
    font-size: ${type.title};
  }

  & [data-part='code'] > strong {
    font-family: ${font.text};
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
    letter-spacing: ${tracking.caps};
    overflow-wrap: anywhere;
  }

  & [data-part='code'] > p {
    max-inline-size: 32ch;
    color: ${color.textMuted};
    font-size: ${type.small};
    text-wrap: balance;
  }

  ${media.wide} {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 22rem;
      grid-template-rows: auto 1fr;
      gap: ${space.wide} ${space.huge};
      align-items: start;
    }

    > [data-part='columns'] > * {
      grid-column: 1;
    }

    > [data-part='columns'] > [data-part='code'] {
      grid-area: 1 / 2 / span 2;
    }
  }
`

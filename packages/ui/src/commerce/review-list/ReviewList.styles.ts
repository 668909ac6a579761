import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const ReviewListRoot = styled.div`
  --review-list-line: ${color.border};
  --review-list-reply: ${color.surfaceSunken};

  /* The sum stands beside the reviews where the list itself is wide enough for both, whatever the window. */
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.wide};
  min-inline-size: 0;
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > * {
    min-inline-size: 0;
  }

  & > [data-part='sum'] {
    flex: 1 1 20rem;
  }

  & > [data-part='all'] {
    flex: 2 1 32rem;
  }

  & ul {
    ${plainList}
  }

  & p {
    margin: ${space.none};
  }

  & > [data-part='sum'] {
    display: grid;
    justify-items: start;
    gap: ${space.large};
    align-content: start;
  }

  & > [data-part='sum'] > div {
    inline-size: 100%;
  }

  & [data-part='spread'] {
    display: grid;
    gap: ${space.tiny};
    inline-size: min(100%, 24rem);
    font-size: ${type.small};
    font-variant-numeric: ${style.numeric};
    color: ${color.textMuted};
  }

  & [data-part='spread'] > li {
    display: grid;
    grid-template-columns: 1ch minmax(0, 1fr) 3ch;
    align-items: center;
    gap: ${space.small};
  }

  & [data-part='spread'] > li > :last-child {
    text-align: end;
  }

  & [data-part='bar'] {
    block-size: ${space.small};
    border-radius: ${radius.pill};
    background: linear-gradient(to right, ${color.star} var(--review-list-part), ${color.track} var(--review-list-part));
    forced-color-adjust: none;
  }

  & [data-part='review'] {
    display: grid;
    gap: ${space.small};
    padding-block: ${space.large};
    border-block-start: ${stroke.thin} solid var(--review-list-line);
  }

  & [data-part='review']:focus-visible {
    ${focusRing}
  }

  & [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.tiny} ${space.medium};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='who'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.tiny} ${space.snug};
  }

  & [data-part='who'] > strong {
    font-weight: ${weight.medium};
  }

  & [data-part='verified'] {
    --icon-size: 1.125em;

    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    font-size: ${type.small};
    color: ${color.success};
  }

  & [data-part='content'] {
    max-inline-size: ${size.prose};
    overflow-wrap: anywhere;
    white-space: pre-line;
    text-wrap: pretty;
  }

  & [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.small};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='about'] > li + li::before {
    content: '·' / '';
    margin-inline-end: ${space.small};
  }

  & [data-part='reply'] {
    display: grid;
    gap: ${space.tiny};
    max-inline-size: ${size.prose};
    margin: ${space.small} ${space.none} ${space.none};
    padding: ${space.medium};
    border-radius: ${radius.medium};
    background: var(--review-list-reply);
    overflow-wrap: anywhere;
  }

  & [data-part='from'] {
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  & [data-part='more'] {
    display: grid;
    justify-items: center;
    gap: ${space.medium};
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid var(--review-list-line);
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  ${media.forcedColors} {
    & [data-part='bar'] {
      outline: ${stroke.thin} solid CanvasText;
    }
  }

  ${media.desktop} {
    gap: ${space.vast};

    & [data-part='review']:first-child {
      padding-block-start: ${space.none};
      border-block-start: none;
    }
  }
`

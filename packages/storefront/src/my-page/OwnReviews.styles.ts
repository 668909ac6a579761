import { color, line, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const OwnReviewsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.huge};
  max-inline-size: calc(1.2 * ${size.prose});

  &:focus {
    outline: none;
  }

  &[role='status'] {
    gap: ${space.medium};
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
  }

  > section > button {
    justify-self: start;
  }

  & ul {
    margin: ${space.none};
    padding: ${space.none};
    border-block-start: ${stroke.thin} solid ${color.border};
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: calc(${size.thumb} * 0.75) minmax(0, 1fr);
    gap: ${space.tiny} ${space.medium};
    align-items: start;
    padding-block: ${space.medium};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  & [data-part='to-review'] > li {
    grid-template-columns: calc(${size.thumb} * 0.75) minmax(0, 1fr);
    align-items: center;
  }

  & [data-part='to-review'] > li > :last-child {
    grid-column: 2;
    justify-self: start;
  }

  ${media.tablet} {
    & [data-part='to-review'] > li {
      grid-template-columns: calc(${size.thumb} * 0.75) minmax(0, 1fr) auto;
    }

    & [data-part='to-review'] > li > :last-child {
      grid-column: 3;
    }
  }

  & picture,
  & [data-part='no-picture'] {
    overflow: hidden;
    border-radius: ${radius.small};
  }

  & [data-part='no-picture'] {
    aspect-ratio: 1;
    background: ${color.surfaceSunken};
  }

  & [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.tiny};
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny};
  }

  /* Words of a button without a frame stand in line with those above. */
  & [data-part='actions'] > button:first-child {
    margin-inline-start: calc(-1 * (${space.medium} + ${stroke.thin}));
  }

  & [data-part='change'] {
    margin-block-start: ${space.small};
  }

  & [data-part='change']:focus {
    outline: none;
  }

  /* A form has the whole width of a small window. */
  ${media.mobileOnly} {
    & li:has([data-part='change']) {
      grid-template-columns: minmax(0, 1fr);
    }

    & li:has([data-part='change']) > picture,
    & li:has([data-part='change']) > [data-part='no-picture'] {
      display: none;
    }
  }

  & [data-part='question'] {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    padding: ${space.medium};
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  & [data-part='question'] > p {
    flex-basis: 100%;
  }

  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.medium};
    align-items: center;
    justify-content: space-between;
  }

  & [data-part='title'],
  & p,
  & blockquote {
    margin: ${space.none};
    overflow-wrap: anywhere;
  }

  & [data-part='title'],
  & [data-part='name'] {
    color: inherit;
    font-family: inherit;
    font-size: ${type.body};
    font-weight: ${weight.medium};
    line-height: ${line.heading};
    letter-spacing: normal;
    text-transform: none;
  }

  & [data-part='name'] {
    text-decoration: none;
  }

  & [data-part='name']:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.tiny} ${space.medium};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  & [data-part='about'] > [data-part='stars'] {
    color: ${color.star};
    letter-spacing: 0.1em;
  }

  & [data-part='content'] {
    max-inline-size: ${size.prose};
    white-space: pre-line;
  }

  & blockquote {
    margin-block-start: ${space.small};
    padding-inline-start: ${space.medium};
    border-inline-start: ${stroke.thick} solid ${color.border};
    font-size: ${type.small};
  }
`

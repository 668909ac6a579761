import { color, density, font, line, media, radius, size, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList, unseen } from '../../foundation/internal/fragments.styles.ts'

export const CompareTableRoot = styled.div`
  --compare-table-bg: ${color.surface};
  --compare-table-line: ${color.border};
  --compare-table-mark: ${color.accent};
  --compare-table-heading: 6rem;
  --compare-table-column: 8rem;

  position: relative;
  box-sizing: border-box;
  inline-size: 100%;
  overflow: auto;
  overscroll-behavior-x: contain;
  background: var(--compare-table-bg);
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};

  &:focus-visible {
    ${focusRing}
  }

  table {
    table-layout: fixed;
    inline-size: 100%;
    min-inline-size: calc(var(--compare-table-heading) + var(--compare-table-count) * var(--compare-table-column));
    max-inline-size: calc(var(--compare-table-heading) + var(--compare-table-count) * 26rem);
    border-spacing: 0;
    border-collapse: separate;
    font-variant-numeric: tabular-nums lining-nums;
  }

  tr > :first-child {
    inline-size: var(--compare-table-heading);
  }

  th,
  td {
    padding: ${density.row} ${density.cell};
    border-block-end: ${stroke.thin} solid var(--compare-table-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  tr > :first-child {
    padding-inline-start: ${space.none};
  }

  tr > :not(:first-child) {
    border-inline-start: ${stroke.grid} solid var(--compare-table-line);
  }

  [data-part='unseen'] {
    ${unseen}
  }

  [data-part='pictures'] > * {
    border-block-end: none;
    padding-block-end: ${space.none};
  }

  [data-part='picture'] {
    position: relative;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  [data-part='picture'] img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  [data-part='remove'] {
    position: absolute;
    inset-block-start: ${space.hair};
    inset-inline-end: ${space.hair};
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    color: ${color.text};
  }

  /* The background is smaller than the touch target. */
  [data-part='remove']::before {
    content: '';
    position: absolute;
    inset: ${space.tiny};
    border-radius: ${radius.pill};
    background: color-mix(in oklab, ${color.surface} 84%, transparent);
  }

  [data-part='remove'] > svg {
    position: relative;
  }

  [data-part='pictures'] > [data-part='add'] {
    block-size: ${stroke.thin};
    padding-block-end: ${density.row};
  }

  [data-part='add'] > a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space.small};
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 8rem;
    padding: ${space.small};
    border: ${stroke.thin} dashed ${color.borderStrong};
    border-radius: ${radius.card};
    color: inherit;
    font-weight: ${weight.medium};
    text-align: center;
    text-decoration: none;
  }

  [data-part='names'] > * {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    border-block-end: ${stroke.thick} solid ${color.borderStrong};
    background: var(--compare-table-bg);
  }

  [data-part='names'] > th {
    font-size: ${type.body};
    font-weight: ${weight.medium};
    line-height: ${line.heading};
  }

  [data-part='names'] a {
    color: inherit;
    text-decoration: none;
  }

  /* Sticky while the columns scroll beneath it. */
  tr:not([data-part='group']) > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--compare-table-bg);
  }

  tr[data-part='names'] > :first-child {
    z-index: 3;
  }

  [data-part='group'] > th {
    padding-block: ${space.large} ${space.small};
    border-block-end: ${stroke.thin} solid ${color.borderStrong};
    border-inline-start: none;
    font-family: ${font.heading};
    font-size: ${type.body};
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
    text-transform: ${style.headingTransform};
  }

  [data-part='group'] > th > span {
    position: sticky;
    inset-inline-start: 0;
  }

  tbody > tr:not([data-part='group']) > th {
    color: ${color.textMuted};
    font-weight: ${weight.text};
  }

  /* Rows with equal values are muted; rows that differ have a marker before their heading. */
  tbody > [data-differs='false'] > td {
    color: ${color.textMuted};
  }

  tbody > [data-differs='true'] > td {
    font-weight: ${weight.medium};
  }

  tbody > tr[data-differs='true'] > th {
    color: ${color.text};
  }

  tbody > [data-differs='true'] > th::before {
    content: '';
    display: inline-block;
    inline-size: ${space.small};
    block-size: ${space.small};
    margin-inline-end: ${space.small};
    background: var(--compare-table-mark);
    forced-color-adjust: none;
  }

  [data-part='items'],
  [data-part='colors'] {
    ${plainList}

    display: grid;
    gap: ${space.tiny};
  }

  [data-part='colors'] > li {
    display: flex;
    gap: ${space.small};
  }

  [data-part='swatch'] {
    flex: none;
    align-self: center;
    inline-size: ${space.snug};
    block-size: ${space.snug};
    border-radius: ${radius.pill};
    background: var(--swatch);
    box-shadow: inset 0 0 0 ${stroke.thin} ${color.borderStrong};
    forced-color-adjust: none;
  }

  /* Names are sticky unless the window is so low that they would cover too much of it. */
  ${media.mobileOnly} {
    @media (height >= 30rem) {
      max-block-size: calc(100dvb - ${space.wide});
    }
  }

  ${media.tablet} {
    --compare-table-heading: 9.5rem;
    --compare-table-column: 11rem;
  }

  ${media.desktop} {
    --compare-table-heading: 13rem;
    --compare-table-column: 12rem;

    overflow: visible;
    font-size: ${type.body};

    [data-part='names'] > th {
      font-size: ${type.lead};
    }
  }

  ${media.hover} {
    [data-part='names'] a:hover {
      text-decoration: underline;
    }

    [data-part='add'] > a:hover {
      background: ${color.surfaceSunken};
    }

    [data-part='remove']:hover::before {
      background: ${color.surface};
    }

    tbody > tr:not([data-part='group']):hover > * {
      background: ${color.surfaceSunken};
    }
  }

  ${media.print} {
    overflow: visible;

    [data-part='add'],
    [data-part='remove'] {
      display: none;
    }
  }
`

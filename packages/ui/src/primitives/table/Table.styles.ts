import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'

export const TableRoot = styled.div`
  --table-bg: ${color.surface};
  --table-line: ${color.border};
  --table-marked: ${color.accentSoft};
  --table-on-marked: ${color.onAccentSoft};
  --table-padding: ${space.snug};

  container-type: inline-size;
  inline-size: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: ${radius.small};
  background: var(--table-bg);

  &[data-density='tight'] {
    --table-padding: ${space.small};
  }

  &:focus-visible {
    ${focusRing}
  }

  table {
    inline-size: 100%;
    border-spacing: 0;
    border-collapse: separate;
    font-variant-numeric: tabular-nums lining-nums;
  }

  /* Stays in sight while the columns scroll beneath it. */
  [data-part='caption'] {
    position: sticky;
    inset-inline-start: 0;
    display: inline-block;
    box-sizing: border-box;
    max-inline-size: 100cqi;
    padding: ${space.none} var(--table-padding) ${space.snug};
    font-size: ${type.title};
    font-weight: ${weight.bold};
  }

  caption {
    text-align: start;
  }

  &[data-caption='unseen'] caption {
    ${unseen}
  }

  th,
  td {
    padding: var(--table-padding);
    border-block-end: ${stroke.thin} solid var(--table-line);
    text-align: start;
    vertical-align: top;
  }

  [data-numeric] {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    white-space: nowrap;
    vertical-align: bottom;
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  tr > :first-child:not([data-part='empty']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-inline-size: 45vi;
    background: var(--table-bg);
  }

  [data-marked] > * {
    background: var(--table-marked);
    color: var(--table-on-marked);
  }

  tbody > [data-marked] > :first-child:not([data-part='empty']) {
    background: var(--table-marked);
  }

  [data-part='empty'] {
    block-size: calc(3 * ${size.control});
    color: ${color.textMuted};
    text-align: center;
    vertical-align: middle;
  }

  /* In the middle of what is in sight, however wide the columns are. */
  [data-part='empty'] > span {
    position: sticky;
    inset-inline-start: var(--table-padding);
    display: block;
    inline-size: calc(100cqi - 2 * var(--table-padding));
  }

  time {
    white-space: nowrap;
  }

  ${media.hover} {
    tbody > tr:not([data-marked]):hover > * {
      background: ${color.surfaceSunken};
    }
  }
`

import { color, line, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ReviewRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};

  p {
    margin: ${space.none};
  }

  &[data-part='foot'] {
    display: flex;
    justify-content: space-between;
  }
`

export const DiffRoot = styled.section`
  overflow: hidden;
  border: ${stroke.thin} solid ${color.border};
  border-radius: ${radius.card};

  > header {
    display: flex;
    align-items: center;
    gap: ${space.small};
    padding: ${space.small} ${space.snug};
    border-block-end: ${stroke.thin} solid ${color.border};
    background: ${color.surfaceSunken};
    font-size: ${type.small};
  }

  code {
    font-weight: ${weight.bold};
  }

  [data-part='counts'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  [data-part='counts'] [data-kind='new'] {
    color: ${color.success};
  }

  [data-part='counts'] [data-kind='gone'] {
    color: ${color.danger};
  }
`

export const LinesRoot = styled.div`
  overflow-x: auto;
  font-family: ui-monospace, monospace;
  font-size: ${type.tiny};
  line-height: ${line.text};

  &:focus-visible {
    outline: ${stroke.focus} solid ${color.focus};
    outline-offset: calc(-1 * ${stroke.focus});
  }

  > div {
    display: grid;
    grid-template-columns: 3rem 3rem 1.25rem max-content;
    min-inline-size: max-content;
    white-space: pre;
  }

  [data-part='number'] {
    padding-inline-end: ${space.small};
    color: ${color.textMuted};
    text-align: end;
    user-select: none;
  }

  > [data-kind='new'] {
    background: ${color.successSoft};
    color: ${color.onSuccessSoft};
  }

  > [data-kind='gone'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }

  > :is([data-kind='new'], [data-kind='gone']) > [data-part='number'] {
    color: inherit;
  }

  > [data-kind='gap'] {
    display: block;
    padding-inline: ${space.snug};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`

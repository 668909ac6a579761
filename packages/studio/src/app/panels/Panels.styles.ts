import { color, line, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css, styled } from 'styled-components'

const pair = css`
  [data-part='pair'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.small};
    align-items: start;
    padding-block-end: ${space.small};
  }
`

export const PanelRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.tiny};
  padding-block: ${space.snug} ${space.medium};
  border-block-end: ${stroke.thin} solid ${color.border};

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    margin: ${space.none};
    font-size: ${type.body};
    font-weight: ${weight.bold};
  }

  [data-part='about'] {
    margin: ${space.none};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [data-part='indented'] {
    padding-inline-start: calc(${size.control} + ${space.tiny});
  }

  form {
    display: grid;
    gap: ${space.small};
    justify-items: start;
  }

  form > [data-part='pair'] {
    inline-size: 100%;
  }

  ${pair}
`

export const RatioRoot = styled.span`
  color: ${color.danger};
  font-size: ${type.small};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  small {
    font-size: ${type.tiny};
    font-weight: ${weight.text};
  }

  &[data-passes] {
    color: ${color.textMuted};
    font-weight: ${weight.text};
  }
`

export const PairListRoot = styled.ul`
  display: grid;
  gap: ${space.hair};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
  font-size: ${type.small};

  li {
    display: grid;
    grid-template-columns: ${size.control} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.controlSmall};
  }

  [data-part='sample'] {
    display: grid;
    place-content: center;
    block-size: ${size.controlSmall};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.small};
    font-weight: ${weight.bold};
  }

  [data-part='mark'] {
    inline-size: ${size.icon};
    block-size: ${size.icon};
    border-radius: ${radius.pill};
  }
`

/** How the colours stand as a whole. */
export const Verdict = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.small};
  margin: ${space.none};
  padding-block-end: ${space.snug};
  border-block-end: ${stroke.thin} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${type.small};
`

export const EntryList = styled.ul`
  display: grid;
  gap: ${space.small};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`

export const EntryRowRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.tiny};
  padding: ${space.hair} ${space.small};
  border: ${stroke.thin} solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  &[data-off] {
    border-style: dashed;
    background: ${color.surfaceSunken};
  }

  > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: ${space.tiny};
    line-height: ${line.heading};
  }

  [data-part='number'] {
    min-inline-size: 1.25rem;
    color: ${color.textMuted};
    font-size: ${type.tiny};
    font-variant-numeric: tabular-nums;
  }

  [data-part='name'] {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space.tiny} ${space.small};
    min-inline-size: 0;
    min-block-size: ${size.control};
    font-weight: ${weight.medium};
    text-align: start;
  }

  button[data-part='name'] {
    cursor: pointer;
  }

  button[data-part='name']:focus-visible {
    outline: ${stroke.focus} solid ${color.focus};
    border-radius: ${radius.small};
  }

  [data-part='name'] > svg {
    flex: none;
    color: ${color.textMuted};
  }

  [data-part='words'] {
    display: grid;
    min-inline-size: 0;
  }

  [data-part='words'] > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.text};
  }

  [data-part='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: ${space.small};
    padding-block-end: ${space.small};
  }

  ${pair}
`

export const TextRow = styled.li`
  display: grid;
  gap: ${space.tiny};
  padding-block: ${space.small};
  border-block-end: ${stroke.thin} solid ${color.border};

  [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.small};
  }
`

/** What happened, for screen readers; with `data-seen` for all. */
export const Said = styled.p`
  margin: ${space.none};
  color: ${color.textMuted};
  font-size: ${type.small};

  &:not([data-seen]) {
    position: absolute;
    inline-size: 1em;
    block-size: 1em;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const ToggleRoot = styled.div`
  flex: none;

  label {
    column-gap: ${space.none};
  }

  label > span {
    position: absolute;
    inline-size: 1em;
    block-size: 1em;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

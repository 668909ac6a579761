import { color, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FilterFormRoot = styled.form`
  display: grid;
  gap: ${space.large};
  padding: ${space.large};
  border: ${stroke.thin} solid ${color.border};
  border-radius: ${radius.medium};

  & fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
    gap: ${space.none} ${space.medium};
    min-inline-size: 0;
    margin: ${space.none};
    padding: ${space.none};
    border: 0;
  }

  & legend {
    padding: ${space.none};
    font-weight: ${weight.medium};
  }

  & label {
    display: flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
  }

  & input[inputmode] {
    box-sizing: border-box;
    inline-size: 7rem;
    min-block-size: ${size.target};
    padding-inline: ${space.snug};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    font: inherit;
  }

  & [data-part='count'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }
`

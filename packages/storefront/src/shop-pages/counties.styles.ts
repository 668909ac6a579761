import { color, radius, shadow, size, space, stroke } from '@vidda/tokens'
import { css } from 'styled-components'

/** Counties in `--shops-columns` columns without gaps. Floats, unlike separate columns, keep the DOM in alphabetical order. */
export const countyColumns = css`
  [data-part='groups'] > section {
    float: inline-start;
    clear: inline-start;
    inline-size: calc(100% / var(--shops-columns) - (var(--shops-columns) - 1) * ${space.small});
  }

  [data-part='groups'] > [data-column='end'] {
    float: inline-end;
    clear: inline-end;
  }
`

/** The links of `CountyPicker`, unfolded over what is below. */
export const countyPicker = css`
  [data-part='picker'] {
    position: relative;
  }

  [data-part='picker'] ul {
    position: absolute;
    inline-size: max-content;
    max-inline-size: min(34rem, 90vw);
    columns: 2;
    padding: ${space.small} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.high};
  }

  [data-part='picker'] li {
    break-inside: avoid;
  }

  [data-part='picker'] a {
    display: flex;
    align-items: center;
    gap: ${space.tiny};
    min-block-size: ${size.target};
    color: inherit;
    text-decoration: none;
  }
`

import { color, media, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const SettingsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide};
  max-inline-size: ${size.prose};

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
    justify-items: start;
    padding-block-end: ${space.wide};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  > section:last-child {
    border-block-end: 0;
  }

  > section > h2,
  > section > p {
    justify-self: stretch;
    margin: 0;
  }

  > section > form,
  > section > ul,
  > section > [role='status'],
  > section > [data-part='switches'] {
    inline-size: 100%;
  }

  [data-part='switches'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
  }

  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.snug};
  }

  [data-part='sessions'] {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='sessions'] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    padding-block: ${space.snug};
  }

  [data-part='sessions'] > li + li {
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  [data-part='sessions'] > li > :last-child {
    flex: none;
  }

  [data-part='sessions'] > li > div {
    display: grid;
    flex: 1 1 16rem;
  }

  [data-part='sessions'] span {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  ${media.desktop} {
    > section > form {
      max-inline-size: 26rem;
    }
  }
`

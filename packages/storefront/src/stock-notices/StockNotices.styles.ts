import { color, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const StockNoticeFormRoot = styled.div`
  display: grid;
  gap: ${space.medium};
  inline-size: 100%;

  &:focus {
    outline: none;
  }

  p {
    margin: ${space.none};
  }
`

export const StockNoticesRoot = styled.section`
  display: grid;
  gap: ${space.medium};
  max-inline-size: ${size.prose};

  &[data-alone] {
    align-content: start;
    min-block-size: 60dvb;
    padding-block: ${space.large} ${space.vast};
  }

  &:focus {
    outline: none;
  }

  p {
    margin: ${space.none};
  }
`

export const StockNoticeListRoot = styled.ul`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    padding-block: ${space.snug};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  > li > div {
    display: grid;
    gap: ${space.tiny};
    justify-items: start;
    min-inline-size: 0;
  }

  > li > div > span {
    font-size: ${type.small};
  }

  > li > button {
    flex: none;
  }
`

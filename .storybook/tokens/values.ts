import { tokenOf, type DesignGroup, type DimensionValue, type Theme } from '@vidda/tokens'

const inPx = ({ value, unit }: DimensionValue): number => (unit === 'rem' ? value * 16 : value)
const short = (value: number): string => String(Number(value.toFixed(1)))

/** A length at 390 px of width and at 1440, in px. */
function span(theme: Theme, group: DesignGroup, name: string): readonly [least: number, most: number] {
  const token = tokenOf(theme, group, name)
  const most = token?.$value as DimensionValue
  const least = (token?.$extensions?.['org.vidda.least'] ?? most) as DimensionValue
  return [inPx(least), inPx(most)]
}

/** `20 to 24 px`, or `16 px` where it does not grow. */
export function spanText(theme: Theme, group: DesignGroup, name: string): string {
  const [least, most] = span(theme, group, name).map(short)
  return least === most ? `${most} px` : `${least} to ${most} px`
}

export const valueOf = (theme: Theme, group: DesignGroup, name: string): unknown => tokenOf(theme, group, name)?.$value

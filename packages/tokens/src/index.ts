export { globalCss } from './global-css.ts'
export { colorCss } from './css-value.ts'
export type { ColorValue, DimensionValue, ShadowValue } from './css-value.ts'
export { fontFaces } from './font-css.ts'
export { inlineReferences } from './inline.ts'
export { breakpoints, desktopWidth, media, tabletWidth } from './media.ts'
export { tokenNames, variableName } from './names.ts'
export type { TokenGroup, TokenName } from './names.ts'
export {
  color,
  density,
  font,
  layer,
  line,
  motion,
  radius,
  shadow,
  size,
  space,
  stroke,
  style,
  tracking,
  type,
  weight,
} from './references.ts'
export { colorOf, groupTypes, hasDark, tokenOf } from './theme.ts'
export type { DesignGroup, FallbackFace, FontFace, Scheme, Theme, ThemeExtension, Token, TokenSet } from './theme.ts'
export { darkVariables, themeCss, themeVariables } from './theme-css.ts'
export type { ThemeCssOptions } from './theme-css.ts'

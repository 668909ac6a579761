export { desktopWidth, media } from './media.ts'
export { tokenNames, variableName } from './names.ts'
export type { TokenGroup, TokenName } from './names.ts'
export { color, font, layer, line, motion, radius, shadow, size, space, stroke, style, tracking, type, weight } from './references.ts'

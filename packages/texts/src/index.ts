export { bokmaal, withOverrides } from './catalogue.ts'
export type { TextNamespace, TextOverrides, Texts } from './catalogue.ts'
export { fill } from './fill.ts'

import { media } from './media.ts'
import * as references from './references.ts'

const placeholder = /\$\{(\w+)\.(\w+)\}/g
const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...references, media }

/** The text of a styles module in which `${color.text}` and its kind are written out as what they stand for: `var(--vd-color-text)`. */
export const inlineReferences = (code: string): string =>
  code.replace(placeholder, (whole, group: string, name: string) => {
    const value = groups[group]?.[name]
    return typeof value === 'string' ? value : whole
  })

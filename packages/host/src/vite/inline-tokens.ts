import * as tokens from '@vidda/tokens'
import type { Plugin } from 'vite'

const place = /\$\{(\w+)\.(\w+)\}/g
const groups: Readonly<Record<string, unknown>> = { ...tokens }

/**
 * Writes token references into the style templates as the variables they stand for. A template without gaps is one string to
 * styled-components, which then neither joins nor hashes it again for every element; and the client need not carry the names.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'vidda:inline-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code) => ({ code: code.replace(place, (whole, group: string, name: string) => valueOf(group, name) ?? whole), map: null }),
    },
  }
}

function valueOf(group: string, name: string): string | null {
  const values = groups[group]
  const value = typeof values === 'object' && values !== null ? (values as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof value === 'string' ? value : null
}

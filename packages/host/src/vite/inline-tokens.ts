import { inlineReferences } from '@vidda/tokens'
import type { Plugin } from 'vite'

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
      handler: (code) => ({ code: inlineReferences(code), map: null }),
    },
  }
}

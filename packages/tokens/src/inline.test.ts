import { expect, it } from 'vitest'
import { inlineReferences } from './inline.ts'
import { media } from './media.ts'

it('writes token references and media conditions out', () => {
  expect(inlineReferences('a { color: ${color.text}; } ${media.desktop} { b { padding: ${space.small} ${space.large}; } }')).toBe(
    `a { color: var(--vd-color-text); } ${media.desktop} { b { padding: var(--vd-space-small) var(--vd-space-large); } }`,
  )
})

it('leaves alone what is no token', () => {
  const others = '${focusRing} ${colour.text} ${color.noSuchToken} ${size} ${type.body(2)} ${color.constructor}'
  expect(inlineReferences(others)).toBe(others)
})

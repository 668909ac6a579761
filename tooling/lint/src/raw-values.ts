import { isData, isTestCode } from '@vidda/tooling-shared/source/files'
import { isDocumentation, nameOf, nodesOf, textOf } from '@vidda/tooling-shared/source/syntax'
import type { SyntaxNode } from '@vidda/tooling-shared/source/syntax'
import { colourNames } from './colour-names.data.ts'
import type { Finding, SourceRule } from './source-rule.ts'

type Kind = readonly [kind: string, pattern: RegExp, instead: string]

const values: readonly Kind[] = [
  ['colour', /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/giu, 'a colour token'],
  ['colour', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/giu, 'a colour token'],
  ['length', /(?<![\w#.-])-?\d*\.?\d+px\b/giu, 'a token of size, space, stroke or radius, or a media constant'],
  ['duration', /(?<![\w#.-])-?\d*\.?\d+ms\b/giu, 'a motion token'],
]

const inStyles: readonly Kind[] = [
  ...values,
  [
    'colour',
    new RegExp(String.raw`(?<=^|[:\s(,])(?<!mask[\w-]*:[^;]*)(?:${colourNames.join('|')})(?=$|[\s;,)}!"])`, 'giu'),
    'a colour token',
  ],
  ['duration', /(?<![\w#.-])-?\d*\.?\d+s\b/giu, 'a motion token'],
]

/** Whether the text is a style sheet, or a piece of one or of a `style` attribute: it has a declaration after a brace, a semicolon or a quote. */
const isCss = (text: string): boolean => /(?:[;{]|style=")\s*-{0,2}[a-z][\w-]*\s*:/u.test(text)

/** Properties of React's style objects whose numbers have no unit. */
const unitless =
  /^(?:--.*|opacity|zIndex|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|scale|zoom|aspectRatio|columnCount|grid(?:Row|Column|Area).*)$/u

/** Colours are what these folders are about (they define, draw or invent them), or they are not the shop's, as in a payment service's frame. */
const exempt = /^packages\/(?:tokens|demo|sandbox|commerce\/src\/features\/images)\//u

/** Whether a file must use tokens. */
export const usesTokens = (path: string): boolean =>
  /^(?:packages|apps|brands)\//u.test(path) && !isTestCode(path) && !isData(path) && !exempt.test(path)

const messageOf = (kind: string, value: string, instead: string): string =>
  `has the raw ${kind} ${value.trim()}: use ${instead} of @vidda/tokens`

const matchesIn = (text: string, kinds: readonly Kind[]): readonly { readonly index: number; readonly message: string }[] =>
  kinds.flatMap(([kind, pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) => ({ index: match.index, message: messageOf(kind, match[0], instead) })),
  )

/** Raw values in a style sheet, outside its comments. */
export const rawValuesOfSheet = (text: string): ReturnType<typeof matchesIn> =>
  matchesIn(
    text.replaceAll(/\/\*.*?\*\//gsu, (comment) => comment.replaceAll(/[^\n]/gu, ' ')),
    inStyles,
  )

/** The variables that the file hands to a `style` attribute by name. */
const styleVariables = (tree: SyntaxNode): ReadonlySet<string> =>
  new Set(
    nodesOf(tree)
      .filter(({ node, parents }) => node.type === 'Identifier' && isInStyle(parents, new Set()))
      .map(({ node }) => nameOf(node)),
  )

/** Attributes of drawings that take a colour. */
const paints: ReadonlySet<string> = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor'])

const isPaint = (parents: readonly SyntaxNode[]): boolean =>
  parents.some((parent) => parent.type === 'JSXAttribute' && paints.has(nameOf(parent['name'])))

/** Whether what stands under these parents is a style object of an element, in its attribute or in a variable that it is given. */
const isInStyle = (parents: readonly SyntaxNode[], variables: ReadonlySet<string>): boolean =>
  parents.some(
    (parent) =>
      (parent.type === 'JSXAttribute' && nameOf(parent['name']) === 'style') ||
      (parent.type === 'VariableDeclarator' && variables.has(nameOf(parent['id']))),
  )

/** The number that a style object gives to a property with a unit; React makes it px. */
const pixelsOf = (node: SyntaxNode): string | null => {
  if (node.type !== 'Property') return null
  const key = node['key'] as SyntaxNode
  const value = node['value'] as SyntaxNode
  const number = value.type === 'UnaryExpression' ? (value['argument'] as SyntaxNode) : value
  if (number.type !== 'Literal' || typeof number['value'] !== 'number' || number['value'] === 0) return null
  return unitless.test(textOf(key) ?? nameOf(key)) ? null : `${value === number ? '' : '-'}${number['value']}`
}

const findIn = (path: string, tree: SyntaxNode): readonly Finding[] => {
  const isSheet = /\.styles\.tsx?$/u.test(path)
  const variables = path.endsWith('.tsx') ? styleVariables(tree) : new Set<string>()
  return nodesOf(tree).flatMap(({ node, parents }) => {
    if (isDocumentation(parents)) return []
    const isStyle = isInStyle(parents, variables)
    const pixels = isStyle ? pixelsOf(node) : null
    if (pixels) return [{ node, message: messageOf('length', pixels, 'a token') }]
    const text = textOf(node)
    if (text === null) return []
    const kinds = isSheet || isStyle || isPaint(parents) || isCss(text) ? inStyles : values
    return matchesIn(text, kinds).map(({ message }) => ({ node, message }))
  })
}

export const rawValues: SourceRule = {
  description: 'Colours, px and ms are tokens everywhere but in tokens, themes, data and the drawings of goods.',
  concerns: usesTokens,
  find: ({ path }, tree) => findIn(path, tree),
}

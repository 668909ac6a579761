import { SignatureKind, SymbolFlags, type Checker, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync'
import { readLibrary } from '../../.storybook/docgen/component-docs.ts'

/** A prop, or a field of a value that a prop takes, as the library itself declares it. */
export type DeclaredName = {
  /** The component or the exported type. */
  readonly of: string
  readonly name: string
  readonly kind: 'boolean' | 'event' | 'other'
  /** Names of everything beside it, those of the element too. */
  readonly beside: readonly string[]
}

const isOwn = ({ declarations }: TypeSymbol): boolean => declarations.some(({ path }) => path.includes('/packages/ui/src/'))

const kindOf = (checker: Checker, symbol: TypeSymbol): DeclaredName['kind'] => {
  const declared = checker.getTypeOfSymbol(symbol)
  const type = declared && (checker.getNonNullableType(declared) ?? declared)
  if (!type) return 'other'
  if (/^boolean\b/u.test(checker.typeToString(type))) return 'boolean'
  return checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 ? 'event' : 'other'
}

const namesIn = (checker: Checker, of: string, type: Type): readonly DeclaredName[] => {
  const all = checker.getPropertiesOfType(type)
  const beside = all.map(({ name }) => name)
  return all.filter(isOwn).map((symbol) => ({ of, name: symbol.name, kind: kindOf(checker, symbol), beside }))
}

/** Names of every component's props and of every exported type's fields. */
export const readNames = (root: string): readonly DeclaredName[] =>
  readLibrary(root, ({ checker }, exported) =>
    exported.flatMap((symbol) => {
      if ((symbol.flags & SymbolFlags.TypeAlias) === 0) return []
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      return type ? namesIn(checker, symbol.name, type) : []
    }),
  )

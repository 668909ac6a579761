import { join } from 'node:path'
import { API, SignatureKind, SymbolFlags, type Checker, type Project, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync'
import { publicFolders } from '@vidda/tooling-shared/source/library'

type TsType = {
  readonly name: string
  readonly raw?: string
  readonly type?: 'function'
  readonly elements?: readonly { readonly name: 'literal'; readonly value: string }[]
}

/** A prop as react-docgen writes it, which is what Storybook reads. */
export type PropDocs = {
  readonly description: string
  readonly required: boolean
  readonly tsType: TsType
  readonly defaultValue?: { readonly value: string; readonly computed: false }
}

export type ComponentDocs = {
  readonly displayName: string
  readonly description: string
  readonly props: Readonly<Record<string, PropDocs>>
}

/** A component with the file that declares it. */
export type DeclaredComponent = { readonly file: string; readonly docs: ComponentDocs }

const isOptional = ({ flags }: TypeSymbol): boolean => (flags & SymbolFlags.Optional) !== 0

const tsTypeOf = (checker: Checker, declared: Type, optional: boolean): TsType => {
  const type = optional ? (checker.getNonNullableType(declared) ?? declared) : declared
  const raw = checker
    .typeToString(declared)
    .replace(/ \| undefined$/u, '')
    .replace(/^\((?<inner>\(.*=> .*)\)$/u, '$<inner>')
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return { name: 'signature', type: 'function', raw }
  const types = raw !== 'boolean' && type.isUnionType() ? (type.getTypes() ?? []) : []
  if (types.length === 0 || types.some((each) => !each.isLiteralType())) return { name: raw }
  return { name: 'union', raw, elements: types.map((each) => ({ name: 'literal', value: checker.typeToString(each) })) }
}

/** `{ size = 'normal' }` of a component's parameter: what holds where a prop is left out. */
const defaultsOf = (text: string): ReadonlyMap<string, string> => {
  const pattern = /^[^{]*\{(?<props>[^}]*)\}/u.exec(text)?.groups?.['props'] ?? ''
  const found = [...pattern.matchAll(/(?:^|,)\s*(?<name>\w+) = (?<value>[^,]+?)\s*(?=,|$)/gu)]
  return new Map(found.map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']))
}

/** What an element has of itself is told by HTML, not here. */
const isOwn = ({ declarations }: TypeSymbol): boolean => declarations.some(({ path }) => !path.includes('/node_modules/'))

const docsOf = ({ checker, program }: Project, component: TypeSymbol): DeclaredComponent | null => {
  const { valueDeclaration: declared } = component
  const type = declared && checker.getTypeOfSymbol(component)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  if (!declared || !signature) return null
  const parameter = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined
  const node = signature.declaration?.resolve()
  const source = node && isOwn(component) ? program.getSourceFile(signature.declaration?.path ?? declared.path)?.text : undefined
  const defaults = defaultsOf(node && source ? source.slice(node.pos, node.end).replaceAll(/\/\*\*.*?\*\//gsu, '') : '')
  const propOf = (prop: TypeSymbol): readonly [string, PropDocs] => {
    const propType = checker.getTypeOfSymbol(prop)
    const value = defaults.get(prop.name)
    const told: PropDocs = {
      description: prop.getDocumentationComment(checker),
      required: !isOptional(prop),
      tsType: propType ? tsTypeOf(checker, propType, isOptional(prop)) : { name: 'unknown' },
    }
    return [prop.name, value === undefined ? told : { ...told, defaultValue: { value, computed: false } }]
  }
  const props = parameter ? checker.getPropertiesOfType(parameter).filter(isOwn) : []
  return {
    file: declared.path,
    docs: {
      displayName: component.name,
      description: component.getDocumentationComment(checker),
      props: Object.fromEntries(props.map(propOf)),
    },
  }
}

/** Whatever the folders of `packages/ui/src` export, told by the compiler itself, and asked while it is there. */
export function readLibrary<T>(root: string, ask: (project: Project, exported: readonly TypeSymbol[]) => T): T {
  const config = join(root, 'packages', 'ui', 'tsconfig.json')
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`The compiler does not open ${config}: run \`tsc -b\` and mend what it names.`)
    const { checker, program } = project
    const exported = publicFolders(root)
      .flatMap(({ path }) => {
        const file = program.getSourceFile(join(root, path, 'index.ts'))
        const module = file && checker.getSymbolAtLocation(file)
        return module ? checker.getExportsOfModule(module) : []
      })
      .map((symbol) => ((symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)))
    return ask(project, exported)
  } finally {
    api.close()
  }
}

/** Every component of the library with its props, also those that are imported, intersected or left out of another type. */
export const readComponents = (root: string): readonly DeclaredComponent[] =>
  readLibrary(root, (project, exported) =>
    exported.filter(({ name }) => /^[A-Z]/u.test(name)).flatMap((symbol) => docsOf(project, symbol) ?? []),
  )

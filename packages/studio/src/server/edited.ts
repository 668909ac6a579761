import { brandJsonSchema, colorOfHex } from '@vidda/brand'
import { isObject, rewrittenJson } from '@vidda/brand/edit'
import type { ColorEdit, Edit, FileName, Path } from '../shared/wire.ts'
import type { Sources } from './draft.ts'

type Container = Record<string | number, unknown>

const parsed = (source: string | null): unknown => (source === null ? {} : (JSON.parse(source.replace(/^\uFEFF/u, '')) as unknown))

/** Steps that lead to an object's machinery, and not to what a file says. */
const unsafe = new Set<string | number>(['__proto__', 'constructor', 'prototype'])

/** Sets what stands at a path of a parsed file; undefined takes it out, and what held nothing else with it. */
function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (unsafe.has(step)) throw new TypeError(`No file has "${step}"`)
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(isObject(value) ? value : {}) }) as Container
  const inner = setAt(copy[step], rest, next)
  const isEmptied = next === undefined && (inner === undefined || (isObject(inner) && Object.keys(inner).length === 0))
  if (!isEmptied) copy[step] = inner
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete copy[step]
  return copy
}

const settings = Object.keys((JSON.parse(brandJsonSchema()) as { readonly properties: object }).properties)

/** A new setting stands where the schema has it among those that are there. */
function inOrder(value: unknown): unknown {
  if (!isObject(value)) return value
  const known = settings.filter((key) => key in value)
  return Object.fromEntries([...known, ...Object.keys(value).filter((key) => !known.includes(key))].map((key) => [key, value[key]]))
}

/** A colour as a theme writes it: with `hex` beside its numbers where that was there before. */
function colorAt(tokens: unknown, { group, name, scheme, hex }: ColorEdit): { readonly path: Path; readonly value: unknown } {
  const path = [group, name, ...(scheme === 'dark' ? ['$extensions', 'org.vidda.dark'] : ['$value'])]
  const at = (steps: Path) => steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), tokens)
  const was = at(path)
  const beside = at([group])
  const neighbours = Object.values(isObject(beside) ? beside : {}).map((token) => (isObject(token) ? token['$value'] : undefined))
  const tellsHex = (isObject(was) ? [was] : neighbours).some((one) => isObject(one) && 'hex' in one)
  const { hex: written, ...plain } = colorOfHex(hex)
  const value = { ...plain, ...(isObject(was) && 'alpha' in was && { alpha: was['alpha'] }), ...(tellsHex && { hex: written }) }
  if (isObject(at([group, name]))) return { path, value }
  // Seeds have a type of their own each; the colours take it from their group.
  const typed = isObject(beside) && beside['$type'] === 'color' ? {} : { $type: 'color' }
  return { path: [group, name], value: { ...typed, $value: value } }
}

const fileOf = (edit: Edit): FileName => (edit.kind === 'color' ? 'theme' : edit.kind === 'sections' ? 'home' : edit.file)

function valueAfter(edit: Edit, value: unknown): unknown {
  if (edit.kind === 'color') {
    const { path, value: next } = colorAt(value, edit)
    return setAt(value, path, next)
  }
  if (edit.kind === 'sections') {
    const sections = edit.sections.filter(({ on }) => on).map(({ section }) => section)
    const schema = isObject(value) && Object.keys(value).length > 0 ? value : { $schema: '../../packages/brand/home.schema.json' }
    return { ...schema, sections }
  }
  const made = setAt(value, edit.path, edit.kind === 'set' ? edit.value : undefined)
  return edit.file === 'brand' ? inOrder(made) : made
}

/** The files after an edit; nothing is checked. */
export function edited(sources: Sources, edit: Edit): Sources {
  const file = fileOf(edit)
  return { ...sources, [file]: rewrittenJson(sources[file], valueAfter(edit, parsed(sources[file]))) }
}

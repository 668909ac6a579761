import { parse, type ArrayNode, type DocumentNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa'

/** A line and a column of a file, counted from 1. */
export type Place = { readonly line: number; readonly column: number }

type Locatable = { readonly loc: { readonly start: Place } }

const placeOf = ({ loc: { start } }: Locatable): Place => ({ line: start.line, column: start.column })

/** A JSON file's tree with its places; null where it is no JSON, which reading the brand tells. */
export function treeOf(text: string): DocumentNode | null {
  try {
    return parse(text, { mode: 'json' })
  } catch {
    return null
  }
}

const nameOf = (member: ObjectNode['members'][number]): string => (member.name.type === 'String' ? member.name.value : member.name.name)

const stepsOf = (key: string): readonly string[] => key.split(/[.[\]]+/u).filter(Boolean)

function below(value: ValueNode, step: string): (Locatable & { readonly value: ValueNode }) | undefined {
  if (value.type === 'Object') return value.members.findLast((member) => nameOf(member) === step)
  if (value.type === 'Array') return value.elements[Number(step)]
  return undefined
}

/** The JSON node at a path such as `company.orgNo` or `menu.extra[1].to`; null when there is none. */
export function nodeOfKey(text: string, key: string): ValueNode | null {
  let at: ValueNode | undefined = treeOf(text)?.body
  for (const step of stepsOf(key)) at = at && below(at, step)?.value
  return at ?? null
}

/** Where `company.orgNo` or `menu.extra[1].to` stands; where a part of it is missing, the last part that is there. */
export function placeOfKey({ body }: DocumentNode, key: string): Place {
  let at: ValueNode = body
  let place = placeOf(body)
  for (const step of stepsOf(key)) {
    const next = below(at, step)
    if (!next) return place
    place = placeOf(next)
    at = next.value
  }
  return place
}

type Repeated = { readonly key: string; readonly parent: string; readonly name: string; readonly place: Place }

const inside = (value: ObjectNode | ArrayNode, path: string): readonly Repeated[] =>
  value.type === 'Object'
    ? value.members.flatMap((member) => repeatedKeys(member.value, path ? `${path}.${nameOf(member)}` : nameOf(member)))
    : value.elements.flatMap((element, at) => repeatedKeys(element.value, `${path}[${at}]`))

/** Keys that an object has twice: JSON takes the last and says nothing. */
export function repeatedKeys(value: ValueNode, path = ''): readonly Repeated[] {
  if (value.type !== 'Object' && value.type !== 'Array') return []
  const names = value.type === 'Object' ? value.members.map(nameOf) : []
  const again = value.type === 'Object' ? value.members.filter((member, at) => names.indexOf(nameOf(member)) < at) : []
  return [
    ...again.map((member) => {
      const name = nameOf(member)
      return { key: path ? `${path}.${name}` : name, parent: path, name, place: placeOf(member) }
    }),
    ...inside(value, path),
  ]
}

export function placeOfIndex(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** Where a text stands first in another. */
export function placeOfText(text: string, wanted: string): Place | null {
  const at = text.indexOf(wanted)
  return at === -1 ? null : placeOfIndex(text, at)
}

import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse, type ArrayNode, type MemberNode, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa'
import { isObject, printedJson, widest, type Style } from './printed-json.ts'

type Written = { readonly text: string; readonly style: Style }

const startOf = (node: ValueNode | MemberNode): number => node.range?.[0] ?? 0
const endOf = (node: ValueNode | MemberNode): number => node.range?.[1] ?? 0
const valueOf = (node: ValueNode): unknown => evaluate(node)
const nameOf = ({ name }: MemberNode): string => (name.type === 'Identifier' ? name.name : name.value)

/** What the line that `at` stands on begins with. */
function indentAt(text: string, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1
  return /^[\t ]*/u.exec(text.slice(line))?.[0] ?? ''
}

const columnAt = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)

/** A part of the text that others replace, each in its place, and all else as it stands. */
function spliced(text: string, from: number, to: number, parts: readonly (readonly [from: number, to: number, text: string])[]): string {
  let made = ''
  let at = from
  for (const [start, end, part] of parts) {
    made += text.slice(at, start) + part
    at = end
  }
  return made + text.slice(at, to)
}

/** Puts entries into the brackets of `node`: on lines of their own where its first one is, else on one line while that has room. */
function framed({ text, style }: Written, node: ObjectNode | ArrayNode, value: unknown, entries: readonly string[]): string {
  const indent = indentAt(text, startOf(node))
  const column = columnAt(text, startOf(node))
  const [from, to, pad] = node.type === 'Object' ? ['{', '}', ' '] : ['[', ']', '']
  if (entries.length === 0) return from + to
  const first = node.type === 'Object' ? node.members[0] : node.elements[0]?.value
  const isOpen = first !== undefined && text.slice(startOf(node), startOf(first)).includes('\n')
  if (!isOpen) {
    const line = from + pad + entries.join(', ') + pad + to
    const fits = !line.includes('\n') && column + line.length < widest
    return fits ? line : printedJson(value, style, { indent, column, open: first !== undefined })
  }
  const inner = indent + style.step
  return [from, entries.map((entry) => inner + entry).join(`,${style.eol}`), indent + to].join(style.eol)
}

function writeObject(written: Written, node: ObjectNode, value: Readonly<Record<string, unknown>>): string {
  const { text, style } = written
  const known = new Map(node.members.map((member) => [nameOf(member), member]))
  const isSame = known.size === Object.keys(value).length && Object.keys(value).every((key) => known.has(key))
  if (isSame) {
    const parts = node.members.map((member) => {
      const { value: old } = member
      return [startOf(old), endOf(old), write(written, old, value[nameOf(member)])] as const
    })
    return spliced(text, startOf(node), endOf(node), parts)
  }
  const inner = indentAt(text, startOf(node)) + style.step
  const entryOf = (key: string): string => {
    const member = known.get(key)
    const before = `${JSON.stringify(key)}: `
    if (!member) return before + printedJson(value[key], style, { indent: inner, column: inner.length + before.length })
    return text.slice(startOf(member), startOf(member.value)) + write(written, member.value, value[key])
  }
  // What is there keeps its order; what is new stands behind what it follows in the value.
  const order = [...known.keys()].filter((key) => Object.hasOwn(value, key))
  const wanted = Object.keys(value)
  for (const [index, key] of wanted.entries())
    if (!known.has(key)) order.splice(index === 0 ? 0 : order.indexOf(wanted[index - 1] ?? '') + 1, 0, key)
  return framed(written, node, value, order.map(entryOf))
}

/** For each of the values the element that it is, was, or stands in the place of. */
function matched(elements: readonly ValueNode[], value: readonly unknown[]): readonly (ValueNode | undefined)[] {
  const free = new Set(elements)
  const take = (node: ValueNode | undefined) => (node && free.delete(node) ? node : undefined)
  const same = value.map((one, index) => {
    const isIt = (node: ValueNode | undefined) => node && free.has(node) && isDeepStrictEqual(valueOf(node), one)
    return take(isIt(elements[index]) ? elements[index] : elements.find(isIt))
  })
  return same.map((node, index) => node ?? take(elements[index]))
}

function writeArray(written: Written, node: ArrayNode, value: readonly unknown[]): string {
  const { text, style } = written
  const elements = node.elements.map((element) => element.value)
  const taken = matched(elements, value)
  if (elements.length === value.length && taken.every((one, index) => one === elements[index])) {
    const parts = elements.map((old, index) => [startOf(old), endOf(old), write(written, old, value[index])] as const)
    const whole = spliced(text, startOf(node), endOf(node), parts)
    return whole
  }
  const inner = indentAt(text, startOf(node)) + style.step
  // A new entry is written over several lines only where every other one is: a single long one had to be.
  const open = elements.length > 0 && elements.every((element) => text.slice(startOf(element), endOf(element)).includes('\n'))
  const entries = value.map((one, index) => {
    const old = taken[index]
    return old ? write(written, old, one) : printedJson(one, style, { indent: inner, column: inner.length, open })
  })
  return framed(written, node, value, entries)
}

function write(written: Written, node: ValueNode, value: unknown): string {
  const { text, style } = written
  const was = text.slice(startOf(node), endOf(node))
  if (isDeepStrictEqual(valueOf(node), value)) return was
  const indent = indentAt(text, startOf(node))
  const column = columnAt(text, startOf(node))
  const made =
    node.type === 'Object' && isObject(value)
      ? writeObject(written, node, value)
      : node.type === 'Array' && Array.isArray(value)
        ? writeArray(written, node, value)
        : printedJson(value, style, { indent, column })
  const isTooLong = !made.includes('\n') && !was.includes('\n') && column + made.length >= widest && made.length > was.length
  return isTooLong ? printedJson(value, style, { indent, column }) : made
}

/**
 * A JSON text that says `value`, as a person would edit it: what stays keeps its lines, its order and its shape, and what is new has the
 * shape of its neighbours. A text of null is a file that is not there yet.
 */
export function rewrittenJson(text: string | null, value: unknown): string {
  if (text === null) return `${printedJson(value, { step: '  ', eol: '\n' }, { open: true })}\n`
  const { body } = parse(text, { mode: 'json', ranges: true })
  const style = { step: /\n([\t ]+)\S/u.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' }
  return text.slice(0, startOf(body)) + write({ text, style }, body, value) + text.slice(endOf(body))
}

import type { ArrayNode, ObjectNode } from '@humanwhocodes/momoa'
import { nodeOfKey } from './places.ts'

/** Changes a file's bytes so that what was found is no longer there, and nothing else. */
export type Fix = (bytes: Buffer) => Buffer

const fixText =
  (change: (text: string) => string): Fix =>
  (bytes) =>
    Buffer.from(change(bytes.toString()))

const without = (text: string, from: number, to: number): string => text.slice(0, from) + text.slice(to)

/** Writes another string in the place of the value of a key; the rest keeps its layout. */
export const writeValue = (key: string, value: string): Fix =>
  fixText((text) => {
    const node = nodeOfKey(text, key)
    if (!node) return text
    return `${text.slice(0, node.loc.start.offset)}${JSON.stringify(value)}${text.slice(node.loc.end.offset)}`
  })

/** Removes an element of a list that is not its first, by a key such as `menu.extra[2]`. */
export const removeElement = (key: string): Fix =>
  fixText((text) => {
    const [, list = '', at = ''] = /^(.*)\[(\d+)\]$/u.exec(key) ?? []
    const { elements } = nodeOfKey(text, list) as ArrayNode
    const [before, element] = [elements[Number(at) - 1], elements[Number(at)]]
    return before && element ? without(text, before.loc.end.offset, element.loc.end.offset) : text
  })

/** Removes the first of two members of a name, below the key `parent` ('' for the whole file): JSON takes the last, so that what is read stays as it is. */
export const removeFirst = (parent: string, name: string): Fix =>
  fixText((text) => {
    const { members } = nodeOfKey(text, parent) as ObjectNode
    const at = members.findIndex((member) => member.name.type === 'String' && member.name.value === name)
    const [member, next] = [members[at], members[at + 1]]
    return member && next ? without(text, member.loc.start.offset, next.loc.start.offset) : text
  })

const byteOrderMarkBytes = 3

export const removeByteOrderMark: Fix = (bytes) => bytes.subarray(byteOrderMarkBytes)

/** From UTF-16, whose byte order mark says which half of a letter comes first. */
export const fromUtf16: Fix = (bytes) => Buffer.from(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))

const written = /^[\p{ASCII}\p{L}–—‘’“”«»…°§×½€\u{a0}]*$/u

/** From Windows-1252, which holds Latin-1; null where it would give signs that no text has, so that it is something else. */
export function fromLatin1(bytes: Buffer): Fix | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return written.test(text) ? () => Buffer.from(text) : null
}

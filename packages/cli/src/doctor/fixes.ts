import type { ArrayNode, ObjectNode } from '@humanwhocodes/momoa'
import { nodeOfKey, type Place } from './places.ts'

/** Takes a file's bytes and returns the fixed ones; everything else stays byte for byte. */
export type Fix = (bytes: Buffer) => Buffer

const fixText =
  (change: (text: string) => string): Fix =>
  (bytes) =>
    Buffer.from(change(bytes.toString()))

const without = (text: string, from: number, to: number): string => text.slice(0, from) + text.slice(to)

/** Replaces the string value of a JSON key and keeps the file's formatting. */
export const writeValue = (key: string, value: string): Fix =>
  fixText((text) => {
    const node = nodeOfKey(text, key)
    if (!node) return text
    return `${text.slice(0, node.loc.start.offset)}${JSON.stringify(value)}${text.slice(node.loc.end.offset)}`
  })

/** Removes an array element other than the first, by a path such as `menu.extra[2]`. */
export const removeElement = (key: string): Fix =>
  fixText((text) => {
    const [, list = '', at = ''] = /^(.*)\[(\d+)\]$/u.exec(key) ?? []
    const { elements } = nodeOfKey(text, list) as ArrayNode
    const [before, element] = [elements[Number(at) - 1], elements[Number(at)]]
    return before && element ? without(text, before.loc.end.offset, element.loc.end.offset) : text
  })

/** Removes the first of two JSON members with the same name in the object at path `parent` ('' for the root). Parsers use the last one, so the meaning stays. */
export const removeFirst = (parent: string, name: string): Fix =>
  fixText((text) => {
    const { members } = nodeOfKey(text, parent) as ObjectNode
    const at = members.findIndex((member) => member.name.type === 'String' && member.name.value === name)
    const [member, next] = [members[at], members[at + 1]]
    return member && next ? without(text, member.loc.start.offset, next.loc.start.offset) : text
  })

const byteOrderMarkBytes = 3

export const removeByteOrderMark: Fix = (bytes) => bytes.subarray(byteOrderMarkBytes)

export const fromUtf16 =
  (encoding: 'utf-16le' | 'utf-16be'): Fix =>
  (bytes) =>
    Buffer.from(new TextDecoder(encoding).decode(bytes))

/** Removes a comma that JSON does not have there; `line` and `column` count from 1. */
export const removeComma = ({ line, column }: Place): Fix =>
  fixText((text) => {
    const rows = text.split('\n')
    const at = rows.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
    return text.charAt(at) === ',' ? without(text, at, at + 1) : text
  })

export const writeLineEnds: Fix = fixText((text) => text.replaceAll('\r', '\n'))

/** Replaces whatever a pattern finds in a file. */
export const replaceAll = (pattern: RegExp, to: (found: string) => string): Fix => fixText((text) => text.replaceAll(pattern, to))

const written = /^[\p{ASCII}\p{L}–—‘’“”«»…°§×½€\u{a0}]*$/u

/** Windows-1252 (a superset of Latin-1) to UTF-8; null when the result has characters that are unusual in texts, so that the encoding is another. */
export function fromLatin1(bytes: Buffer): Fix | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return written.test(text) ? () => Buffer.from(text) : null
}

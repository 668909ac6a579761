import type { MarkupElement } from './markup-tree.ts'

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  checked: 'defaultChecked',
  value: 'defaultValue',
  novalidate: 'noValidate',
}

const withoutValue = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
])

const keepsValue = new Set(['button', 'option', 'li', 'progress', 'meter', 'data'])

/** The properties with which React writes an element's attributes again. */
export function propsOf({ name, attributes }: MarkupElement): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    attributes.map(([key, value]) => {
      if (key === 'style') return [key, styleOf(value)]
      if (key === 'value' && keepsValue.has(name)) return [key, value]
      return [renamed[key] ?? key, withoutValue.has(key) ? true : value]
    }),
  )
}

function styleOf(text: string): Readonly<Record<string, string>> {
  const entries = text.split(';').flatMap((rule) => {
    const [key = '', ...value] = rule.split(':')
    return key.trim() ? [[key.startsWith('--') ? key.trim() : camelCase(key.trim()), value.join(':')] as const] : []
  })
  return Object.fromEntries(entries)
}

const camelCase = (key: string): string => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

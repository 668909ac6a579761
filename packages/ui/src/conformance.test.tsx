import { fireEvent, screen } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { createElement, createRef, type ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jacketSpruce, kroner } from './commerce/internal/samples.data.ts'
import { show } from './foundation/internal/testing.tsx'

type Props = Readonly<Record<string, unknown>>
type Component = ComponentType<Props>
type Stories = Readonly<Record<string, { readonly component?: unknown; readonly args?: Props }>>
type Folder = readonly [tier: string, name: string]
type Case = { readonly name: string; readonly component: Component; readonly states: readonly Props[] }

/** Components without an element of their own. */
const rootless: Readonly<Record<string, string>> = {
  NavigationProvider: 'gives what stands in it a way to navigate',
  RouterNavigation: 'gives what stands in it the way of the router',
  TextsProvider: 'gives what stands in it its texts',
}

/** Fields: how they look and lie is their root's; what labels, forms and screen readers know them by is their control's. */
const fields = ['Checkbox', 'PasswordField', 'PhoneField', 'SelectField', 'Switch', 'TextArea', 'TextField']

/** What a component gives to a control inside it, and why. */
const onControl: Readonly<Record<string, readonly string[]>> = {
  // The label and the error summary lead to it.
  Field: ['id', 'aria-describedby'],
  RadioGroup: ['id'],
}

/** Listeners that a component's props do not offer, since its own events take their place. */
const notOffered: Readonly<Record<string, readonly string[]>> = {
  MenuButton: ['click', 'focus'],
  ShareButton: ['click'],
}

/** Props of components whose stories are another's. */
const unstoried: Readonly<Record<string, Props>> = {
  FavouriteEntry: { to: '/rim', name: 'Rim Ullgenser', image: jacketSpruce, price: kroner(899), available: true },
  HistoryEntry: { kind: 'order', number: 10_482, date: '2026-11-18T10:00:00Z', count: 1, images: [jacketSpruce], total: kroner(899) },
  HomeBanners: { banners: [] },
  HomeGoods: { title: 'Ukens tilbud', headingId: 'offers', cards: [] },
  HomeSection: { title: 'Kategorier', headingId: 'categories' },
  PrivacyText: {},
}

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() && entry.name !== 'internal' ? [entry.name] : []))

const sources = import.meta.dirname
const folders = foldersIn(sources).flatMap((tier) => foldersIn(`${sources}/${tier}`).map((folder) => [tier, folder] as const))

const isComponent = ([name, value]: readonly [string, unknown]): boolean =>
  /^[A-Z]/u.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

/** A closed layer has no root. */
const opened = (args: Props): Props => ('open' in args ? { ...args, open: true } : args)

/** The props of every story that a folder has of a component: each is a state that the component can be in. */
async function statesOf([tier, folder]: Folder, files: readonly string[], name: string, component: unknown): Promise<readonly Props[]> {
  const states: Props[] = []
  for (const file of files) {
    const { default: meta, ...stories }: Stories = await import(`./${tier}/${folder}/${file}`)
    if (meta?.component === component) states.push(...Object.values(stories).map(({ args }) => opened({ ...meta?.args, ...args })))
  }
  return states.length > 0 ? states : [unstoried[name] ?? {}]
}

async function casesOf(place: Folder): Promise<readonly Case[]> {
  const [tier, folder] = place
  const files = readdirSync(`${sources}/${tier}/${folder}`).filter((file) => file.endsWith('.stories.tsx'))
  const exported: Readonly<Record<string, unknown>> = await import(`./${tier}/${folder}/index.ts`)
  const cases = Object.entries(exported)
    .filter(isComponent)
    .map(async ([name, component]) => ({ name, component: component as Component, states: await statesOf(place, files, name, component) }))
  return Promise.all(cases)
}

const all = (await Promise.all(folders.map(casesOf))).flat()
const cases = all.filter(({ name }) => !(name in rootless))

const given = {
  id: 'given-id',
  className: 'given-class',
  style: { '--given': 'given' },
  'data-given': 'given',
  'aria-label': 'Given name',
  'aria-describedby': 'given-words',
}

const listeners = { click: 'onClick', focus: 'onFocus', blur: 'onBlur', keyDown: 'onKeyDown' } as const

/** What is shown in place, else the layer over the page; a portal leaves no more than marks behind. */
const rootIn = (container: Element) =>
  container.querySelector<HTMLElement>(':scope > :not([data-base-ui-inert]):not(style)') ??
  document.querySelector<HTMLElement>('[role=dialog]')

const wordsOf = (element: Element, attribute: string): readonly string[] => (element.getAttribute(attribute) ?? '').split(' ')

/** Attributes and classes that an element has by itself. */
const ownOf = (root: Element) => ({ names: root.getAttributeNames(), classes: [...root.classList] })

/** What of all that was given did not arrive where it belongs. */
function missing(name: string, root: HTMLElement, ref: HTMLElement | null): readonly string[] {
  const inside = root.querySelector<HTMLElement>('input, select, textarea') ?? root
  const bearer = fields.includes(name) ? inside : root
  const bearerOf = (prop: string) => (onControl[name]?.includes(prop) ? inside : bearer)
  const arrived = {
    className: root.classList.contains('given-class'),
    style: root.style.getPropertyValue('--given') === 'given',
    ref: ref === bearer,
    id: bearerOf('id').id === 'given-id',
    'data-*': bearer.dataset['given'] === 'given',
    'aria-label': bearer.getAttribute('aria-label') === 'Given name',
    'aria-describedby': wordsOf(bearerOf('aria-describedby'), 'aria-describedby').includes('given-words'),
  }
  return Object.entries(arrived).flatMap(([prop, has]) => (has ? [] : [prop]))
}

function unheard(name: string, element: HTMLElement, heard: Readonly<Record<string, ReturnType<typeof vi.fn>>>): readonly string[] {
  const wanted = (Object.keys(listeners) as (keyof typeof listeners)[]).filter((event) => !notOffered[name]?.includes(event))
  if (element.matches(':disabled, [aria-disabled=true]')) return []
  for (const event of wanted) fireEvent[event](element)
  return wanted.filter((event) => heard[listeners[event]]?.mock.calls.length === 0)
}

/** Renders a state as it is and with all that a root takes; null where there is nothing to be seen of it. */
async function faultsIn({ name, component }: Case, state: Props): Promise<readonly string[] | null> {
  const plain = show(createElement(component, state))
  // What is fetched first, once it is there.
  if (name.startsWith('Lazy')) await screen.findByRole('dialog')
  const shown = rootIn(plain.container)
  if (!shown) return null
  const own = ownOf(shown)
  plain.unmount()

  const ref = createRef<HTMLElement>()
  const heard = Object.fromEntries(Object.values(listeners).map((listener) => [listener, vi.fn()]))
  const { container, unmount } = show(createElement(component, { ...state, ...given, ...heard, ref } as Props))
  if (name.startsWith('Lazy')) await screen.findByRole('dialog')
  const root = rootIn(container)
  if (!root) throw new Error(`${name} is gone with what it is given`)
  // A name is there to be heard.
  const lost = own.names
    .filter((attribute) => attribute !== 'aria-hidden' && !root.hasAttribute(attribute))
    .map((attribute) => `its own ${attribute}`)
  const undressed = own.classes.filter((each) => !root.classList.contains(each)).map((each) => `its own class ${each}`)
  const faults = [...missing(name, root, ref.current), ...lost, ...undressed]
  const deaf = ref.current ? unheard(name, ref.current, heard) : []
  unmount()
  return [...faults, ...deaf.map((event) => `a listener for ${event}`), ...(ref.current === null ? [] : ['its ref is kept'])]
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('every component', () => {
  it.each(cases)(
    '[R11.40] $name takes className, id, style, ref, data-*, aria-* and listeners onto its root, in every state',
    async (each) => {
      const faults: (readonly string[])[] = []
      for (const state of each.states) {
        const found = await faultsIn(each, state)
        if (found) faults.push(found)
      }
      expect(faults.length).toBeGreaterThan(0)
      expect([...new Set(faults.flat())]).toEqual([])
    },
  )

  it('[R11.40] nothing is let off that is not there', () => {
    const names = new Set(all.map(({ name }) => name))
    const named = [...fields, ...[rootless, onControl, notOffered, unstoried].flatMap((list) => Object.keys(list))]
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })
})

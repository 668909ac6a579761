import { root } from '@vidda/tooling-shared/root'
import { expect, it } from 'vitest'
import { readNames, type DeclaredName } from './prop-names.ts'

/** Functions that answer instead of being told. */
const asked = ['children', 'hrefFor', 'navigate', 'validate']

/** Events of a value that the component keeps to itself. */
const keptInside = ['SearchFieldProps.onValueChange']

const names = readNames(root)
const written = ({ of, name }: DeclaredName): string => `${of}.${name}`
const namesOf = (found: readonly DeclaredName[]): readonly string[] => found.map(written)

/** `value` of `onValueChange`. */
const toldOf = (event: string): string | null => {
  const state = /^on(?<state>[A-Z]\w*)(?:Change|Committed)$/u.exec(event)?.groups?.['state']
  return state === undefined ? null : state[0]?.toLowerCase() + state.slice(1)
}

it('[R11.41] the library has props', () => {
  expect(names.length).toBeGreaterThan(500)
})

it('[R11.41] what is true or false is an adjective or a verb, without is or has', () => {
  const prefixed = names.filter(({ name, kind }) => kind === 'boolean' && /^(?:is|has|are|was|can|should|will|did)[A-Z]/u.test(name))
  expect(namesOf(prefixed)).toEqual([])
})

it('[R11.41] an event is called on…', () => {
  expect(namesOf(names.filter(({ name, kind }) => kind === 'event' && !/^on[A-Z]/u.test(name) && !asked.includes(name)))).toEqual([])
})

it('[R11.41] an event of a state is called after it: value and onValueChange, open and onOpenChange', () => {
  const nameless = names.filter(({ name, kind }) => kind === 'event' && /^on(?:Change|Value|Checked|Choose|Toggle)$/u.test(name))
  expect(namesOf(nameless)).toEqual([])
  const stray = names.filter(({ name, beside }) => {
    const state = toldOf(name)
    return state !== null && state !== '' && !beside.includes(state)
  })
  expect(namesOf(stray)).toEqual(keptInside)
})

it('[R11.41] while an answer is awaited a component is loading, and nothing else', () => {
  expect(namesOf(names.filter(({ name }) => /busy|pending|waiting|fetching|awaiting|\w+Loading$/iu.test(name)))).toEqual([])
})

it('[R11.42] the props of every component tell what its root takes', () => {
  const taken = ['className', 'style', 'ref', 'aria-label', 'onKeyDown']
  const props = names.filter(({ of }) => of.endsWith('Props') && !of.endsWith('ProviderProps') && of !== 'RouterNavigationProps')
  const silent = props.filter(({ beside }) => !taken.every((prop) => beside.includes(prop)))
  expect(new Set(props.map(({ of }) => of)).size).toBeGreaterThan(90)
  expect([...new Set(silent.map(({ of }) => of))]).toEqual([])
})

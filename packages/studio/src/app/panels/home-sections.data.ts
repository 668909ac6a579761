import type { SectionFile } from '@vidda/brand'
import { heroLayouts } from '@vidda/domain/home'

export type SectionKey = {
  readonly key: string
  readonly label: string
  readonly kind: 'line' | 'long' | 'number'
}
export type SectionChoice = {
  readonly key: string
  readonly label: string
  readonly kind: 'choice'
  readonly options: readonly string[]
  /** Label of the option that removes the key; left out where the key is required. */
  readonly none?: string
}

const line = (key: string, label: string): SectionKey => ({ key, label, kind: 'line' })
const title = line('title', 'Heading')
const count: SectionKey = { key: 'count', label: 'How many', kind: 'number' }
const banner = [
  line('title', 'Heading'),
  line('text', 'Text'),
  line('linkText', 'Call'),
  line('to', 'Leads to'),
  line('alt', 'Picture in words'),
]
const layout: SectionChoice = {
  key: 'layout',
  label: 'In wide windows',
  kind: 'choice',
  options: heroLayouts,
  none: 'As the theme has it',
}
const choice = (...options: readonly string[]): SectionChoice => ({ key: 'of', label: 'Which', kind: 'choice', options })

export type SectionKind = {
  readonly name: string
  /** What can be set of it; a key that the section must have to show one of its ways (`banner`) comes with that way alone. */
  readonly keys: readonly (SectionKey | SectionChoice)[]
  /** Those of a section with a picture of its own. */
  readonly own?: readonly (SectionKey | SectionChoice)[]
  /** What a new one says; null where it must be written first, as with a picture. */
  readonly fresh: SectionFile | null
}

export const sectionKinds: Readonly<Record<SectionFile['type'], SectionKind>> = {
  hero: { name: 'Hero banner', keys: [layout], own: [...banner, layout], fresh: { type: 'hero' } },
  banners: { name: 'Banners side by side', keys: [choice('sub', 'popular'), title], fresh: { type: 'banners', of: 'popular' } },
  banner: { name: 'Banner', keys: [choice('middle', 'bottom')], own: banner, fresh: { type: 'banner', of: 'bottom' } },
  ways: { name: 'Ways into the shop', keys: [], fresh: { type: 'ways' } },
  cards: {
    name: "The chain's goods",
    keys: [choice('grid', 'bestsellers', 'campaign'), title, count],
    fresh: { type: 'cards', of: 'bestsellers' },
  },
  selection: {
    name: 'Goods you pick',
    keys: [title, count, line('category', 'Category'), line('search', 'Search')],
    fresh: { type: 'selection', title: 'Nytt utvalg', category: '/klaer', count: 4 },
  },
  categories: { name: 'Categories', keys: [title], fresh: { type: 'categories' } },
  links: { name: 'Links', keys: [title], fresh: null },
  shops: { name: 'Shops', keys: [title], fresh: { type: 'shops' } },
  text: {
    name: 'Text',
    keys: [{ key: 'markdown', label: 'Markdown', kind: 'long' }],
    fresh: { type: 'text', markdown: '## Overskrift\n\nTekst.' },
  },
}

const always: readonly string[] = ['title', 'count', layout.key]

/** Fields of a section: an own banner has texts, one of the chain's names which banner. */
export function fieldsOf(section: SectionFile): readonly (SectionKey | SectionChoice)[] {
  const { keys, own = [] } = sectionKinds[section.type]
  return 'image' in section ? own : keys.filter(({ key }) => key in section || always.includes(key))
}

/** A section with a value, or without the key where it is undefined. */
export function withValue(section: SectionFile, key: string, value: unknown): SectionFile {
  const { [key]: _, ...rest } = section as Readonly<Record<string, unknown>>
  return (value === undefined ? rest : { ...section, [key]: value }) as SectionFile
}

/** A home page to begin with, where the chain has composed it until now. */
export const firstSections: readonly SectionFile[] = [
  { type: 'hero' },
  { type: 'banners', of: 'sub' },
  { type: 'ways' },
  { type: 'cards', of: 'bestsellers' },
  { type: 'shops' },
]

import type { DiffLine } from '@vidda/brand/edit'
import type { SectionFile } from '@vidda/brand'
import type { Scheme, Theme } from '@vidda/tokens'

/** The files that the studio edits: a brand's settings, home page and texts, and the tokens of its theme. */
export const fileNames = ['brand', 'home', 'texts', 'theme'] as const
export type FileName = (typeof fileNames)[number]

export type Path = readonly (string | number)[]

export type ColorEdit = {
  readonly kind: 'color'
  /** An input that others are derived from, or a colour of its own. */
  readonly group: 'seed' | 'color'
  readonly name: string
  readonly scheme: Scheme
  /** sRGB as `#rrggbb`. */
  readonly hex: string
}

/** A section of the home page; one that is off stays in the studio and is not in the file. */
export type ListedSection = { readonly section: SectionFile; readonly on: boolean }

export type Edit =
  | { readonly kind: 'set'; readonly file: FileName; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'remove'; readonly file: FileName; readonly path: Path }
  | ColorEdit
  | { readonly kind: 'sections'; readonly sections: readonly ListedSection[] }

export type EditRequest = {
  readonly edit: Edit
  /** What undo says of it: `Colour of links`. */
  readonly label: string
  /** Edits in a row with the same word are one step of undo, such as a drag through many colours. */
  readonly gesture?: string
}

export type Problem = { readonly file: string; readonly key?: string; readonly message: string }

/** Why an edit was not taken over; `mend` is the nearest colour that would be. */
export type Refusal = { readonly problems: readonly Problem[]; readonly mend?: string }

export type BrandSettings = {
  readonly header?: { readonly singleLine?: boolean }
  readonly footer?: { readonly singleLine?: boolean }
  readonly menu?: { readonly categories?: readonly MenuLine[]; readonly extra?: readonly MenuLine[] }
  readonly countdown?: boolean
  readonly compare?: boolean
}
export type MenuLine = { readonly text: string; readonly to: string }
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
export type ThemeTokens = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

export type StudioState = {
  /** Counts every change of what is shown. */
  readonly revision: number
  readonly brand: { readonly id: string; readonly name: string }
  /** Where the shop with the draft runs. */
  readonly shop: string
  /** The theme with all that is derived; `locked` says why it may not be changed here. */
  readonly theme: { readonly name: string; readonly whole: Theme; readonly locked: string | null }
  readonly files: {
    readonly brand: BrandSettings
    readonly home: { readonly sections: readonly SectionFile[] } | null
    readonly texts: Texts
    readonly theme: ThemeTokens | null
  }
  /** Sections of the home page with those that are off; null where the chain composes it. */
  readonly sections: readonly ListedSection[] | null
  /** What the next undo and redo would take back and bring back; null where there is nothing. */
  readonly undo: string | null
  readonly redo: string | null
  /** Files that differ from those of the brand, by their path. */
  readonly changed: readonly string[]
  /** Unsaved changes of an earlier run were brought back. */
  readonly restored: boolean
}

export type FileDiff = {
  readonly path: string
  /** The file on disk has changed since it was read: saving would overwrite that. */
  readonly conflict: boolean
  readonly lines: readonly DiffLine[]
}

export type Diff = {
  /** Names exactly these changes: only what was shown is saved. */
  readonly token: string
  readonly files: readonly FileDiff[]
  /** Files of the brand that have changed on disk since they were read, changed here or not. */
  readonly elsewhere: readonly string[]
}

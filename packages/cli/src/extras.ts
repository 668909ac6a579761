import type { Brand } from '@vidda/brand'
import type { OpenDatabase } from '@vidda/commerce'
import type { Filled } from '@vidda/commerce/data'
import type { Progress } from './progress.ts'

/** Returns the exit status, or nothing for 0. */
export type Run = (args: readonly string[], extras: Extras) => Promise<number | void>

export type Command = {
  /** Its line in the list of commands. */
  readonly tells: string
  readonly help: string
  readonly load: () => Promise<Run>
}

export type Filling = {
  /** Chain ids of the brands to start. The demo is imported only if one of them is a demo chain. */
  readonly chains: readonly number[]
  /** Number of articles; undefined keeps an imported demo as it is, and otherwise means the default. */
  readonly articles: number | undefined
  readonly fresh: boolean
  readonly progress: Pick<Progress, 'part' | 'say'>
  readonly stop: AbortSignal
}

/** The invented chains with their goods. */
export type Demo = {
  readonly chains: readonly number[]
  /** Path of the module that draws the demo's pictures (`PICTURES`). */
  readonly pictures: string
  /** Imports the demo, unless the database has it or has other goods. Returns null if no brand sells for a demo chain. */
  readonly fill: (opened: OpenDatabase, filling: Filling) => Promise<Filled | null>
}

/** What the repository adds to the published program. */
export type Extras = {
  readonly commands: Readonly<Record<string, Command>>
  readonly loadDemo: () => Promise<Demo | null>
  /** Starts local payment services and gives brands without an account one there. Returns a line about it, or null if no brand needs one. */
  readonly startLocalProviders: (brands: readonly Brand[], options: { readonly fresh: boolean }) => Promise<string | null>
}

/** The extras of the published program: none. */
export const noExtras: Extras = {
  commands: {},
  loadDemo: () => Promise.resolve(null),
  startLocalProviders: () => Promise.resolve(null),
}

import type { Brand } from '@vidda/brand'
import type { OpenDatabase } from '@vidda/commerce'
import type { Filled } from '@vidda/commerce/data'
import type { Progress } from './progress.ts'

/** Returns the exit status, or nothing for 0. */
export type Run = (args: readonly string[], extras: Extras) => Promise<number | void>

export type Command = {
  /** What it does, in the list of commands. */
  readonly tells: string
  readonly help: string
  readonly load: () => Promise<Run>
}

export type Filling = {
  /** Chain ids of the brands that are served. The demo is filled in when at least one of them is a demo chain. */
  readonly chains: readonly number[]
  /** What is there, or as many as the demo usually has, when left out. */
  readonly articles: number | undefined
  readonly fresh: boolean
  readonly progress: Pick<Progress, 'part' | 'say'>
  readonly stop: AbortSignal
}

/** Invented chains and their goods. */
export type Demo = {
  readonly chains: readonly number[]
  /** The module that keeps the demo's pictures, and takes in what records name of them. */
  readonly pictures: string
  /** Fills a database with the demo, unless it has it already, or goods of its own; null where nobody sells for a chain of the demo. */
  readonly fill: (opened: OpenDatabase, filling: Filling) => Promise<Filled | null>
}

/** What the kit's repository has beside the published program. */
export type Extras = {
  readonly commands: Readonly<Record<string, Command>>
  readonly loadDemo: () => Promise<Demo | null>
  /** Gives brands without an account one with payment services of this machine, and returns a line about it; null where nobody needs one. */
  readonly startLocalProviders: (brands: readonly Brand[], options: { readonly fresh: boolean }) => Promise<string | null>
}

/** A shop made of packages has its own goods and its own accounts. */
export const noExtras: Extras = {
  commands: {},
  loadDemo: () => Promise.resolve(null),
  startLocalProviders: () => Promise.resolve(null),
}

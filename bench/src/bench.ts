import type { Table } from './report/table.ts'

/** A wish about a number, and what was measured. */
export type Check = { readonly name: string; readonly passed: boolean; readonly measured: string; readonly wanted: string }

export type Report = {
  readonly tables: readonly Table[]
  readonly checks: readonly Check[]
  readonly notes: readonly string[]
  /** Everything measured, for the JSON file. */
  readonly data: unknown
}

export type BenchOptions = {
  /** Ids of the brands to measure. */
  readonly brands: readonly string[]
  /** One short repetition, for trying a bench out; its numbers say little. */
  readonly quick: boolean
  /** Size of the large catalogue, for benches that have one; their own when null. */
  readonly articles: number | null
  /** The database to measure on, for benches that know both; both when null. */
  readonly engine: 'PGlite' | 'PostgreSQL' | null
  readonly say: (line: string) => void
}

export type Bench = {
  /** One line for the list of benches. */
  readonly tells: string
  readonly help: string
  readonly run: (options: BenchOptions) => Promise<Report>
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import type { Browser } from 'playwright-core'
import type { CellHashes } from './capture.ts'
import type { Width } from './matrix-page.ts'

/** Component, width, theme: the hash of its pixels. */
export type Hashes = Readonly<Record<string, Readonly<Partial<Record<`${Width}`, CellHashes>>>>>

export type References = {
  /** Another browser draws other pixels, so that nothing can be said with it. */
  readonly drawnBy: string
  readonly cells: Hashes
}

const file = join(root, 'tests', 'visual', 'references.data.json')

export const drawnBy = (browser: Browser): string => `Chromium ${browser.version()} on ${process.platform} ${process.arch}`

export const readReferences = (): References | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as References) : null)

const sorted = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** A line per component, so that a diff reads like the report. */
export const writeReferences = (references: References): void => {
  const lines = Object.entries(sorted(references.cells)).map(([name, cells]) => `    ${JSON.stringify(name)}: ${JSON.stringify(cells)}`)
  writeFileSync(file, `{\n  "drawnBy": ${JSON.stringify(references.drawnBy)},\n  "cells": {\n${lines.join(',\n')}\n  }\n}\n`)
}

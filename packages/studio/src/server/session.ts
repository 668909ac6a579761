import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { colorOfHex, nearestColor, type Brand } from '@vidda/brand'
import { lineDiff, rewrittenJson } from '@vidda/brand/edit'
import type { SectionFile } from '@vidda/brand'
import {
  fileNames,
  type Diff,
  type EditRequest,
  type FileName,
  type ListedSection,
  type Refusal,
  type StudioState,
} from '../shared/wire.ts'
import type { Sources, Workshop } from './draft.ts'
import { edited } from './edited.ts'
import { merged } from './files/merged.ts'

type Step = {
  readonly sources: Sources
  readonly brand: Brand
  /** With those that are off; null where all that there are stand in the file. */
  readonly sections: readonly ListedSection[] | null
  readonly label: string
  readonly gesture?: string | undefined
}

/** Steps that undo can take back: a day's work. */
const mostSteps = 500

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal)

export type Session = {
  readonly state: () => StudioState
  readonly brand: () => Brand
  /** Takes an edit over, or says why not; nothing that a build would refuse is ever shown. */
  readonly edit: (request: EditRequest) => Promise<Outcome>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly diff: () => Promise<Diff>
  /** Writes the changes that `token` names; false where others were shown, or the files have changed on disk. */
  readonly save: (token: string) => Promise<boolean>
  /** Brings what has changed on disk meanwhile into the draft. */
  readonly takeIn: () => Promise<Outcome>
  /** As undo, one step: everything as the brand's files have it. */
  readonly discard: () => Promise<Outcome>
  /** Calls back after every change; answers how to end that. */
  readonly onChange: (hear: () => void) => () => void
}

type Kept = { readonly base: Sources; readonly sources: Sources; readonly sections: Step['sections'] }

const valueOf = (source: string | null): unknown => (source === null ? null : JSON.parse(source.replace(/^\uFEFF/u, '')))
const isHex = (text: string): boolean => /^#[\da-f]{6}$/iu.test(text)

async function keptSession(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept
  } catch {
    return null
  }
}

/** Opens a brand for editing, with the changes of an earlier run that were not saved. Throws the reader's words where the brand has a fault. */
export async function openSession(workshop: Workshop, shop: string): Promise<Session> {
  const { paths, themeLocked } = workshop
  const listeners = new Set<() => void>()
  let base = await workshop.readDisk()
  let revision = 1
  let restored = false
  let at = 0
  let steps: Step[] = []
  // Edits run one at a time: each is of what the one before has left.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  const now = (): Step => {
    const step = steps[at]
    if (!step) throw new Error('No brand is open')
    return step
  }
  const changedFiles = (): readonly FileName[] => fileNames.filter((name) => now().sources[name] !== base[name])

  async function shown(): Promise<void> {
    await workshop.show(now().sources)
    revision += 1
    const { sources, sections } = now()
    await writeFile(workshop.sessionFile, JSON.stringify({ base, sources, sections } satisfies Kept), { mode: 0o600 })
    for (const hear of listeners) hear()
  }

  async function push(step: Omit<Step, 'brand'>): Promise<Outcome> {
    const tried = await workshop.tryOut(step.sources)
    if ('problems' in tried) {
      await workshop.tryOut(now().sources)
      return { ok: false, problems: tried.problems }
    }
    const isSameGesture = at > 0 && step.gesture !== undefined && now().gesture === step.gesture && at === steps.length - 1
    steps = [...steps.slice(0, isSameGesture ? at : at + 1), { ...step, brand: tried.brand }].slice(-mostSteps)
    at = steps.length - 1
    restored = false
    await shown()
    return { ok: true }
  }

  async function open(): Promise<void> {
    const tried = await workshop.tryOut(base)
    if ('problems' in tried)
      throw new StudioError(tried.problems.map(({ file, key, message }) => [`${file}:`, key, message].filter(Boolean).join(' ')))
    steps = [{ sources: base, brand: tried.brand, sections: null, label: 'Opened' }]
    const kept = await keptSession(workshop.sessionFile)
    if (!kept || isDeepStrictEqual(kept.base, kept.sources)) return
    const disk = base
    base = kept.base
    const outcome = await push({ sources: kept.sources, sections: kept.sections, label: 'Changes of the last time' })
    if (outcome.ok) restored = true
    else base = disk
  }

  async function mendOf({ edit: change }: EditRequest): Promise<string | undefined> {
    const source = now().sources.theme
    if (change.kind !== 'color' || source === null) return undefined
    return (await nearestColor(source, change, colorOfHex(change.hex)))?.hex
  }

  async function edit(request: EditRequest): Promise<Outcome> {
    const { edit: change, label, gesture } = request
    const touchesTheme = change.kind === 'color' || (change.kind !== 'sections' && change.file === 'theme')
    if (touchesTheme && themeLocked !== null) return { ok: false, problems: [{ file: paths.theme, message: themeLocked }] }
    if (change.kind === 'color' && !isHex(change.hex)) {
      const message = `is "${change.hex}", expected a colour as #rrggbb. Write six hexadecimal digits.`
      return { ok: false, problems: [{ file: paths.theme, key: `${change.group}.${change.name}`, message }] }
    }
    const sections = change.kind === 'sections' ? change.sections : now().sections
    const sources = edited(now().sources, change)
    if (isDeepStrictEqual(sources, now().sources) && isDeepStrictEqual(sections, now().sections)) return { ok: true }
    const outcome = await push({ sources, sections, label, gesture })
    if (outcome.ok) return outcome
    const mend = await mendOf(request)
    if (mend === undefined) return outcome
    // Each pair names what is nearest for itself; the mend is what is nearest for all of them.
    const problems = outcome.problems.map((problem) => ({
      ...problem,
      message: problem.message.replace(/ The nearest that passes is .*$/u, ''),
    }))
    return { ...outcome, problems, mend }
  }

  async function diff(): Promise<Diff> {
    const disk = await workshop.readDisk()
    const { sources } = now()
    const files = changedFiles().map((name) => ({
      path: paths[name],
      conflict: disk[name] !== base[name],
      lines: lineDiff(base[name], sources[name]),
    }))
    const elsewhere = fileNames.filter((name) => disk[name] !== base[name]).map((name) => paths[name])
    return {
      elsewhere,
      token: createHash('sha256')
        .update(JSON.stringify([base, sources]))
        .digest('hex'),
      files,
    }
  }

  async function save(token: string): Promise<boolean> {
    const told = await diff()
    if (told.token !== token || told.files.some(({ conflict }) => conflict)) return false
    const { sources } = now()
    for (const name of changedFiles()) {
      await workshop.writeDisk(name, sources[name])
      base = { ...base, [name]: sources[name] }
    }
    await shown()
    return true
  }

  async function takeIn(): Promise<Outcome> {
    const disk = await workshop.readDisk()
    const { sources, sections } = now()
    const taken = fileNames.map((name) => {
      if (disk[name] === base[name]) return [name, sources[name]]
      const value = merged(valueOf(base[name]), valueOf(sources[name]), valueOf(disk[name]))
      return [name, value === null ? null : rewrittenJson(disk[name], value)]
    })
    const before = base
    base = disk
    const next = Object.fromEntries(taken) as Sources
    const outcome = await push({ sources: next, sections: disk.home === before.home ? sections : null, label: 'Changes on disk' })
    if (!outcome.ok) base = before
    return outcome
  }

  const listed = ({ sections, brand }: Step): StudioState['sections'] =>
    sections ?? brand.home?.sections.map((section: SectionFile) => ({ section, on: true })) ?? null

  function state(): StudioState {
    const step = now()
    const { brand, sources } = step
    const files = Object.fromEntries(fileNames.map((name) => [name, valueOf(sources[name])]))
    return {
      revision,
      brand: { id: brand.config.id, name: brand.config.name },
      shop,
      theme: { name: workshop.themeName, whole: brand.theme.tokens, locked: themeLocked },
      files: files as StudioState['files'],
      sections: listed(step),
      undo: at > 0 ? step.label : null,
      redo: steps[at + 1]?.label ?? null,
      changed: changedFiles().map((name) => paths[name]),
      restored,
    }
  }

  const move = (by: number) => async () => {
    if (!steps[at + by]) return
    at += by
    restored = false
    await shown()
  }

  await open()
  await workshop.show(now().sources)
  return {
    state,
    brand: () => now().brand,
    edit: (request) => inTurn(() => edit(request)),
    undo: () => inTurn(move(-1)),
    redo: () => inTurn(move(1)),
    diff: () => inTurn(diff),
    save: (token) => inTurn(() => save(token)),
    takeIn: () => inTurn(takeIn),
    discard: () => inTurn(() => push({ sources: base, sections: null, label: 'Discarded changes' })),
    onChange(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** A brand that cannot be opened, with all that is wrong with it. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  constructor(problems: readonly string[]) {
    super(
      ['The brand has a fault, and the studio shows only brands that a build would take:', ...problems.map((one) => `- ${one}`)].join('\n'),
    )
  }
}

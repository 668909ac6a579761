import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommerceStartError } from '../start-error.ts'
import type { Shape } from './addresses.ts'
import { folderOf } from './folder.ts'

/** A picture as sharp reads it; `vectorWidth` is the width in px of one that can be drawn in any size. */
export type Original = { readonly data: Uint8Array; readonly vectorWidth?: number }

/**
 * Where a picture is, and eight hex digits that change with what it shows (none where that never changes); or why it was not taken. A reason follows the
 * field's name, as in `must be a picture`.
 */
export type Taken = { readonly src: string; readonly revision: string } | { readonly reason: string }

/** A place that keeps pictures by their names, such as a folder or an object store. */
export type PictureStore = {
  has(name: string): Promise<boolean>
  /** `name` is made of what the picture holds, as `<sha256>.jpg`: under one name there is never anything else. */
  keep(name: string, data: Uint8Array): Promise<void>
  /** Throws where there is none of this name. */
  open(name: string): Promise<Uint8Array>
}

/** Pictures that are made when somebody looks, from addresses of schemes of their own. */
export type MadePictures = {
  /** What their addresses begin with, up to the colon. */
  readonly schemes: readonly string[]
  take(src: string): Promise<Taken>
  /** A shape other than `whole` may be cut out already. */
  open(src: string, shape: Shape): Promise<Original>
}

/** A module that exports `openOriginals`: one that keeps takes the folder's place, one that makes stands beside it. */
type OriginalsModule = { readonly openOriginals: () => PictureStore | MadePictures }

/** Where originals are: the address of a module, where there is one, and the folder. It can be handed to another thread. */
export type OriginalsPlace = { readonly module: string | null; readonly folder: string }

/** The pictures that data name. */
export type Originals = {
  readonly store: PictureStore
  readonly made: MadePictures | null
  open(src: string, shape: Shape): Promise<Original>
}

const keptForm = /^kept:([0-9a-f]{64}\.(?:jpg|png|webp|avif))$/

export const keptSource = (name: string): string => `kept:${name}`

/** The name of a picture that the store has; null for any other source. */
export const keptName = (src: string): string | null => keptForm.exec(src)?.[1] ?? null

/** The address of a module that is named by its path, its address, or as packages are. */
function addressOf(name: string): string {
  if (name.startsWith('file:')) return name
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(name)).href
  } catch (error) {
    throw new CommerceStartError(`PICTURES names the module ${name}, which is not installed here. Install it, or name a file.`, {
      cause: error,
    })
  }
}

/** `pictures` as in `openCommerce`. */
export const originalsPlace = ({
  dataDir,
  pictures,
}: {
  readonly dataDir: string
  readonly pictures?: string | undefined
}): OriginalsPlace => ({
  module: pictures === undefined ? null : addressOf(pictures),
  folder: join(resolve(dataDir), 'originals'),
})

async function loaded(address: string): Promise<PictureStore | MadePictures> {
  const module = await (import(/* @vite-ignore */ address) as Promise<Partial<OriginalsModule>>).catch((error: unknown) => {
    throw new CommerceStartError(`PICTURES names ${address}, which cannot be loaded: ${(error as Error).message}`, { cause: error })
  })
  if (typeof module.openOriginals !== 'function')
    throw new CommerceStartError(`PICTURES names ${address}, which exports no function openOriginals.`)
  return module.openOriginals()
}

/** Throws CommerceStartError where the module cannot be loaded or is of another kind. */
export async function openOriginals({ module, folder }: OriginalsPlace): Promise<Originals> {
  const own = module === null ? null : await loaded(module)
  const store = own && 'keep' in own ? own : folderOf(folder)
  const made = own && 'take' in own ? own : null
  return {
    store,
    made,
    async open(src, shape) {
      const name = keptName(src)
      if (name !== null) return { data: await store.open(name) }
      if (made === null) throw new Error(`${src} is made by no module that PICTURES names`)
      return made.open(src, shape)
    },
  }
}

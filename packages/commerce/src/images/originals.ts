import { createRequire } from 'node:module'
import { isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommerceStartError } from '../start-error.ts'
import type { Shape } from './addresses.ts'

/** A picture as sharp reads it; `vectorWidth` is the width in px of one that can be drawn in any size. */
export type Original = { readonly data: Uint8Array; readonly vectorWidth?: number }

/** Where a picture is kept, and eight hex digits that change with what it shows (none where that never changes); or why it was not taken. */
export type Taken = { readonly src: string; readonly revision: string } | { readonly reason: string }

/** The pictures that data name. */
export type Originals = {
  /** Takes in what a record names. A reason follows the field's name, as in `must be a picture`. */
  take(src: string): Promise<Taken>
  /** Opens what was taken in. A shape other than `whole` may be cut out already. */
  open(src: string, shape: Shape): Promise<Original>
}

/** A module that exports `openOriginals`. The thread that makes pictures imports it too. */
type OriginalsModule = { readonly openOriginals: () => Originals }

const noOriginals = new URL(import.meta.url.endsWith('.ts') ? './no-originals.ts' : './no-originals.js', import.meta.url).href

/** The address of a module that is named by its path, its address, or as packages are. */
export function originalsModule(name: string | undefined): string {
  if (name === undefined) return noOriginals
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

/** Throws CommerceStartError where the module cannot be loaded or is of another kind. */
export async function loadOriginals(name: string | undefined): Promise<Originals> {
  const address = originalsModule(name)
  const module = await (import(/* @vite-ignore */ address) as Promise<Partial<OriginalsModule>>).catch((error: unknown) => {
    throw new CommerceStartError(`PICTURES names ${name}, which cannot be loaded: ${(error as Error).message}`, { cause: error })
  })
  if (typeof module.openOriginals !== 'function')
    throw new CommerceStartError(`PICTURES names ${name}, which exports no function openOriginals.`)
  return module.openOriginals()
}

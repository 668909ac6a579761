import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Theme } from '@vidda/tokens'
import { onTestFinished } from 'vitest'
import { BrandError } from './problem.ts'
import { readBrand } from './read-brand.ts'

export const workspace = new URL('../../../', import.meta.url)

type Json = Record<string, unknown>

/** The least that a brand file may hold. */
export const leastBrand = (): Json => ({
  id: 'fjell',
  name: 'Fjell & Fjære',
  origin: 'https://fjell.example',
  company: {
    legalName: 'Fjell & Fjære AS',
    orgNo: '310000426',
    address: { street: 'Bakken 1', postalCode: '0001', city: 'Oslo' },
    supportEmail: 'hei@fjell.example',
    phone: '+47 22 00 00 00',
  },
})

export const defaultTheme = (): Theme => JSON.parse(readFileSync(new URL('themes/so/tokens.json', workspace), 'utf8')) as Theme

export function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24)
  bytes.write('89504e470d0a1a0a', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>'

export const page = (title: string): string => `---\ntitle: ${title}\ndescription: ${title}\n---\n\n## ${title}\n`

/** The pages that every brand has. */
export const leastPages = ['baerekraftig-forretningspraksis', 'kundeservice', 'om-oss', 'personvernerklaering', 'vedlikehold'] as const

/** A small workspace in a temporary folder: the brand `fjell`, the default theme and one more. Removed when the test ends. */
export class BrandFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'vidda-brand-'))
  readonly brand = pathToFileURL(join(this.root, 'brands/fjell/'))

  constructor(brand: unknown = leastBrand()) {
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }))
    mkdirSync(new URL('assets/', this.brand), { recursive: true })
    mkdirSync(new URL('pages/', this.brand))
    cpSync(new URL('themes/so/', workspace), join(this.root, 'themes/so/'), { recursive: true })
    cpSync(new URL('themes/so/', workspace), join(this.root, 'themes/plain/'), { recursive: true })
    this.write('brand.json', JSON.stringify(brand))
    this.write('texts.json', '{}')
    for (const name of leastPages) this.write(`pages/${name}.md`, page(name))
    for (const name of ['logo.svg', 'favicon.svg']) this.write(`assets/${name}`, svg)
    this.write('assets/logo.png', png(240, 80))
    this.write('assets/social.png', png(1200, 630))
  }

  write(file: string, content: string | Buffer): this {
    writeFileSync(new URL(file, this.brand), content)
    return this
  }

  writeTheme(name: string, theme: unknown): this {
    writeFileSync(join(this.root, 'themes', name, 'tokens.json'), JSON.stringify(theme))
    return this
  }

  /** A theme as it comes from a registry: its tokens are built, and its fonts lie beside them. */
  installTheme(name: string): this {
    const folder = join(this.root, 'node_modules/@vidda', `theme-${name}`)
    cpSync(new URL('themes/so/fonts/', workspace), join(folder, 'fonts'), { recursive: true })
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/tokens.json'), JSON.stringify(defaultTheme()))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: { './tokens.json': './dist/tokens.json' } }))
    return this
  }

  remove(path: string): this {
    rmSync(join(this.root, path), { recursive: true })
    return this
  }

  /** A folder where a file should be. */
  makeFolder(path: string): this {
    rmSync(join(this.root, path), { force: true })
    mkdirSync(join(this.root, path))
    return this
  }

  /** A link where a file should be; to nowhere, unless it leads to itself. */
  link(path: string, to = 'nowhere'): this {
    rmSync(join(this.root, path), { force: true })
    symlinkSync(to, join(this.root, path))
    return this
  }
}

export async function errorOf(folder: BrandFolder): Promise<BrandError> {
  const error: unknown = await readBrand(folder.brand).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BrandError)) throw new Error('expected a BrandError', { cause: error })
  return error
}

/** What is wrong with a brand, a line each. */
export const told = async (folder: BrandFolder): Promise<string[]> => (await errorOf(folder)).message.split('\n- ').slice(1)

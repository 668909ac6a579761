import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { color, space } from '@vidda/tokens'
import { expect, it } from 'vitest'
import { compressAssets } from './compress-assets.ts'
import { inlineTokens } from './inline-tokens.ts'

/** A plugin's hook as its own function, without the bundler around it. */
function hook(plugin: object, name: string): (...args: readonly unknown[]) => unknown {
  const found = (plugin as Readonly<Record<string, unknown>>)[name]
  return (typeof found === 'object' ? (found as { handler: unknown }).handler : found) as (...args: readonly unknown[]) => unknown
}

it('writes tokens into templates as their variables, and leaves every other gap alone', () => {
  const inline = hook(inlineTokens(), 'transform')
  const [colorName] = Object.keys(color) as [keyof typeof color]
  const [spaceName] = Object.keys(space) as [keyof typeof space]
  const code = `css\`\${color.${colorName}} \${space.${spaceName}} \${color.nonsense} \${mixin} \${other.text} \${color.constructor}\``
  expect(inline(code)).toMatchObject({
    code: `css\`${color[colorName]} ${space[spaceName]} \${color.nonsense} \${mixin} \${other.text} \${color.constructor}\``,
  })
})

it('packs text files of the client and nothing else', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vidda-compress-'))
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'assets/a.js'), 'start()')
  await writeFile(join(dir, 'assets/a.woff2'), 'wOF2')
  await hook(compressAssets(), 'writeBundle')({ dir })
  expect((await readdir(join(dir, 'assets'))).toSorted()).toEqual(['a.js', 'a.js.br', 'a.woff2'])
  expect(brotliDecompressSync(await readFile(join(dir, 'assets/a.js.br'))).toString()).toBe('start()')
  await rm(dir, { recursive: true })
})

import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { packAll } from './pack.ts'
import { published } from './published.ts'

const help = `pnpm build:packages [folder …]: build what is published and pack it, as \`pnpm release\` would publish it

Writes one tarball per package to .vidda/packages. Without a folder all of these:
${published()
  .map((folder) => `  ${folder}`)
  .join('\n')}`

async function main(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(help)
    return 0
  }
  const unknown = args.find((arg) => !published().includes(arg))
  if (unknown !== undefined) {
    console.error(`"${unknown}" is not a package that is built here: see pnpm build:packages --help.`)
    return 2
  }
  const packed = await packAll(args.length > 0 ? args : published(), join(root, '.vidda/packages'))
  for (const { name, tarball } of packed) {
    console.log(`${name.padEnd(24)} ${relative(root, tarball)} ${(statSync(tarball).size / 1000).toFixed(1)} KB`)
  }
  return 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'

/** Chromatic's own program; a test puts another in its place. */
const program = (): string => {
  const given = process.env['VIDDA_CHROMATIC']
  if (given) return given
  const manifest = createRequire(import.meta.url).resolve('chromatic/package.json')
  return join(dirname(manifest), 'dist', 'bin.cjs')
}

const help = `pnpm chromatic [FLAG …]: builds Storybook and sends it to Chromatic, which compares its pictures

  CHROMATIC_PROJECT_TOKEN   the project; without it nothing is sent
  Flags go to Chromatic's own program.`

const token = process.env['CHROMATIC_PROJECT_TOKEN']
if (process.argv.includes('--help')) {
  console.log(help)
} else if (token) {
  const options = ['--build-script-name=storybook:build', '--output-dir=.vidda/storybook', '--exit-zero-on-changes']
  const child = spawn(process.execPath, [program(), ...options, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set. `pnpm visual` compares on this machine.')
}

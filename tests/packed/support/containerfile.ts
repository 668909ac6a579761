import { spawn } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { withoutTestRunner } from './install.ts'

/** One instruction, such as `RUN` and what it runs. */
export type Instruction = { readonly name: string; readonly text: string }

export type Stage = { readonly name: string; readonly from: string; readonly instructions: readonly Instruction[] }

type Env = Readonly<Record<string, string>>

/** The user that images of Node have beside root; of a machine on which nobody is root it is whoever runs this. */
const unprivileged = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}

export function stagesOf(containerfile: string): readonly Stage[] {
  const lines = containerfile
    .replaceAll(/\\\n/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.reduce<readonly Stage[]>((stages, line) => {
    const [, name = '', text = ''] = /^(?<name>[A-Z]+)\s+(?<text>.*)$/u.exec(line) ?? []
    if (name === '') throw new Error(`The Containerfile has a line that is no instruction: ${line}`)
    if (name === 'FROM') {
      const [from = '', , stage = ''] = text.split(/\s+/u)
      return [...stages, { name: stage, from, instructions: [] }]
    }
    const last = stages.at(-1)
    if (!last) throw new Error(`The Containerfile begins with ${name}`)
    return [...stages.slice(0, -1), { ...last, instructions: [...last.instructions, { name, text }] }]
  }, [])
}

export const textsOf = (stage: Stage | undefined, name: string): readonly string[] =>
  (stage?.instructions ?? []).filter((instruction) => instruction.name === name).map(({ text }) => text)

/** What a stage has become: its root is a folder, and so is each place in it. */
export type Image = {
  readonly root: string
  readonly path: string
  readonly workdir: string
  readonly env: Env
  readonly isUnprivileged: boolean
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

const filledIn = (text: string, env: Env): string => text.replaceAll(/\$(?<name>[A-Z_]+)/gu, (_, name: string) => env[name] ?? '')

/** As whom the image's processes run. */
export const accountOf = ({ isUnprivileged }: Image): { readonly uid?: number; readonly gid?: number } =>
  isUnprivileged ? unprivileged : {}

function shell(command: string, image: Image): Promise<void> {
  const env = { ...withoutTestRunner, ...image.env, PATH: image.path, ...(image.isUnprivileged && { HOME: image.workdir }) }
  const child = spawn('sh', ['-c', command], { cwd: join(image.root, image.workdir), env, ...accountOf(image) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`RUN ${command}\nended with ${code}:\n${output.slice(-4000)}`)),
    )
  })
}

/** The exec form alone: a shell between would keep signals to itself. */
const words = (text: string): readonly string[] => JSON.parse(text) as readonly string[]

/**
 * Follows a Containerfile without a container engine. Each stage is a folder in `place`; base images are the machine itself, whose programs its commands
 * find, so that paths in `RUN` have to be relative to `WORKDIR`.
 */
export function builder(stages: readonly Stage[], options: { readonly place: string; readonly context: string; readonly args: Env }) {
  const built = new Map<string, Promise<Image>>()

  async function step(image: Image, args: Env, { name, text }: Instruction): Promise<Image> {
    const at = (path: string, root = image.root) => join(root, path.startsWith('/') ? path : join(image.workdir, path))
    switch (name) {
      case 'WORKDIR': {
        const isThere = existsSync(join(image.root, text))
        await mkdir(join(image.root, text), { recursive: true })
        // The home of the image's user belongs to it; a folder that WORKDIR makes belongs to root.
        if (!isThere && text === '/home/node' && unprivileged.uid !== undefined)
          await chown(join(image.root, text), unprivileged.uid, unprivileged.gid)
        return { ...image, workdir: text }
      }
      case 'COPY': {
        const [, from, source = '', target = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/u.exec(filledIn(text, args)) ?? []
        const origin = from === undefined ? join(options.context, source) : join((await build(from)).root, source)
        await mkdir(dirname(at(target)), { recursive: true })
        await cp(origin, at(target), { recursive: true, verbatimSymlinks: true })
        return image
      }
      case 'RUN':
        await shell(text, { ...image, env: { ...image.env, ...args } })
        return image
      case 'USER':
        return { ...image, isUnprivileged: text !== 'root' }
      case 'ENV':
        return {
          ...image,
          env: {
            ...image.env,
            ...Object.fromEntries(text.split(/\s+/u).map((pair) => [pair.replace(/=.*$/u, ''), pair.replace(/^[^=]*=/u, '')])),
          },
        }
      case 'CMD':
        return { ...image, command: words(text) }
      case 'HEALTHCHECK':
        return { ...image, healthcheck: words(text.replace(/^.*?CMD\s+/u, '')) }
      case 'ARG':
      case 'EXPOSE':
      case 'STOPSIGNAL':
      case 'VOLUME':
        return image
      default:
        throw new Error(`Nobody here knows how to follow ${name} ${text}`)
    }
  }

  async function follow(name: string): Promise<Image> {
    const stage = stages.find((one) => one.name === name)
    if (!stage) throw new Error(`The Containerfile has no stage ${name}`)
    const base = stages.some((one) => one.name === stage.from) ? await build(stage.from) : null
    // A stage upon another goes on in its folder: what it adds is in nobody's way, and a workspace is slow to copy.
    const root = base?.root ?? (await mkdtemp(join(options.place, `${name}-`)))
    await chmod(root, 0o755)
    const args = Object.fromEntries(textsOf(stage, 'ARG').map((arg) => [arg, options.args[arg] ?? '']))
    let image: Image = {
      ...(base ?? {
        workdir: '/',
        path: `${join(options.place, 'bin')}:${process.env['PATH']}`,
        env: {},
        isUnprivileged: false,
        command: [],
        healthcheck: [],
      }),
      root,
    }
    for (const instruction of stage.instructions) image = await step(image, args, instruction)
    return image
  }

  function build(name: string): Promise<Image> {
    const known = built.get(name) ?? follow(name)
    built.set(name, known)
    return known
  }
  return build
}

/** A folder for stages, in which everybody may look; `bin` in it has what the base image has beside a system: this Node. */
export async function containerPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'vidda-container-'))
  await mkdir(join(place, 'bin'))
  await cp(process.execPath, join(place, 'bin/node'))
  await chmod(place, 0o755)
  return place
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startProcess } from './process.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-process-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function program(source: string): Promise<string> {
  const file = join(folder, 'program.mjs')
  await writeFile(file, source)
  return file
}

it('waits until the server says where it listens, and stops it', async () => {
  const file = await program(`console.log('starting'); console.log('It listens on http://localhost:1'); setInterval(() => {}, 1000)`)
  const child = await startProcess('app', file, {})
  await expect(child.stop()).resolves.toBeUndefined()
})

it('tells what the server said when it ends before', async () => {
  const file = await program(`console.error('Port 1 is taken'); process.exitCode = 1`)
  await expect(startProcess('app', file, {})).rejects.toMatchObject({ name: 'StopError', message: 'Port 1 is taken' })
})

it('says which server ended when it said nothing', async () => {
  await expect(startProcess('app', await program('process.exit(3)'), {})).rejects.toThrow('The app ended with status 3 and said nothing.')
})

it('passes on how far a server has come and what it notes, and nothing else that it sends', async () => {
  const file = await program(`
    process.send({ step: 'articles', done: 1, total: 2 })
    process.send('hello')
    process.send({ note: 'The size 5 has no effect.' })
    process.send({ step: 'articles', done: 2, total: 2 }, () => console.log('on http://x'))
    setInterval(() => {}, 1000)`)
  const parts: object[] = []
  const notes: string[] = []
  const child = await startProcess('app', file, {}, { onProgress: (part) => parts.push(part), onNote: (words) => notes.push(words) })
  await child.stop()
  expect(notes).toEqual(['The size 5 has no effect.'])
  expect(parts).toEqual([
    { step: 'articles', done: 1, total: 2 },
    { step: 'articles', done: 2, total: 2 },
  ])
})

it('hands the environment over', async () => {
  const file = await program(`console.log('on http://' + process.env.WORD); setInterval(() => {}, 1000)`)
  const child = await startProcess('app', file, { WORD: 'x' })
  await expect(child.stop()).resolves.toBeUndefined()
})

it('does not outlive who started it: it would hold the database', async () => {
  const pidFile = join(folder, 'pid')
  const file = await program(
    `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.PID_FILE, String(process.pid)); console.log('on http://x'); setInterval(() => {}, 1000)`,
  )
  const starter = join(folder, 'starter.mjs')
  const processModule = new URL('./process.ts', import.meta.url).href
  await writeFile(
    starter,
    `import { startProcess } from ${JSON.stringify(processModule)}; await startProcess('app', ${JSON.stringify(file)}, {}); process.exit(0)`,
  )
  await new Promise((resolve) => execFile(process.execPath, [starter], { env: { ...process.env, PID_FILE: pidFile } }, resolve))
  const pid = Number(await readFile(pidFile, 'utf8'))
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})

it('tells when a server ends that nobody stopped', async () => {
  const file = await program(`console.log('on http://x'); setTimeout(() => process.exit(7), 50)`)
  const { lost } = await startProcess('commerce API', file, {})
  await expect(lost).resolves.toBe('The commerce API has ended (status 7).')
})

it('lets a server know when who started it was killed', async () => {
  const pidFile = join(folder, 'pid')
  const file = await program(
    `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.PID_FILE, String(process.pid)); process.once('disconnect', () => process.exit(0)); console.log('on http://x'); setInterval(() => {}, 1000)`,
  )
  const starter = join(folder, 'starter.mjs')
  const processModule = new URL('./process.ts', import.meta.url).href
  await writeFile(
    starter,
    `import { startProcess } from ${JSON.stringify(processModule)}; await startProcess('app', ${JSON.stringify(file)}, {}); process.kill(process.pid, 'SIGKILL')`,
  )
  await new Promise((resolve) => execFile(process.execPath, [starter], { env: { ...process.env, PID_FILE: pidFile } }, resolve))
  const pid = Number(await readFile(pidFile, 'utf8'))
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})

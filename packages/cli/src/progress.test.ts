import { stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

const emptied = '\r\u001b[2K'

function recorded(isTTY: boolean, columns?: number) {
  let text = ''
  const out = { isTTY, columns, write: (part: string) => ((text += part), true) } as NodeJS.WriteStream
  return { progress: createProgress(out), raw: () => text, text: () => stripVTControlCharacters(text).replaceAll(/\d+\.\d s/g, 'N s') }
}

it('says what is done, and how long it took', async () => {
  const { progress, text } = recorded(false)
  expect(await progress.step('Building', async () => 7)).toBe(7)
  expect(text()).toBe('  … Building\n  ✓ Building N s\n')
})

it('rewrites its line on a terminal', async () => {
  const { progress, text } = recorded(true)
  await progress.step('Building', async () => progress.part({ step: 'Articles', done: 1, total: 4 }))
  expect(text()).toBe(`\r  … Building\r  … Articles ${'█'.repeat(6)}${'░'.repeat(18)}  25 %\r  ✓ Building N s\n`)
})

it('has no bar where it would take a second row of the terminal', async () => {
  const { progress, text } = recorded(true, 40)
  progress.part({ step: 'Search documents', done: 1, total: 4 })
  expect(text()).toBe('\r  … Search documents  25 %')
})

it('clears a line that it rewrites for what others write, and no other line', async () => {
  const { progress, raw } = recorded(true)
  progress.clear()
  progress.part({ step: 'Writing', done: 0, total: 0 })
  progress.clear()
  progress.clear()
  progress.say('A note')
  progress.clear()
  expect(raw().split('Writing')[1]).toBe(`${emptied}${emptied}A note\n`)
  expect(raw().startsWith(`${emptied}  `)).toBe(true)
  const { progress: piped, raw: pipe } = recorded(false)
  piped.clear()
  expect(pipe()).toBe('')
})

it('says something in the middle of a step on a line of its own', async () => {
  const { progress, raw } = recorded(true)
  await progress.step('Opening', async () => progress.say('    A note'))
  expect(raw()).toContain('Opening\r\u001b[2K    A note\n\r\u001b[2K')
})

it('says of a step that nobody knows the length of only that it goes on, and never more than all', async () => {
  const { progress, text } = recorded(true)
  progress.part({ step: 'Writing', done: 0, total: 0 })
  progress.part({ step: 'Articles', done: 5, total: 4 })
  expect(text()).toBe(`\r  … Writing\r  … Articles ${'█'.repeat(24)} 100 %`)
})

it('counts where nobody knows the end, and on no terminal tells each hundred', () => {
  const [terminal, pipe] = [recorded(true), recorded(false)]
  for (const done of [1, 2, 150, 199, 200]) {
    for (const { progress } of [terminal, pipe]) progress.part({ step: 'Pictures', done, total: 0 })
  }
  expect(terminal.text().split('\r').at(-1)).toBe('  … Pictures 200')
  expect(pipe.text()).toBe('    Pictures 1\n    Pictures 150\n    Pictures 200\n')
})

it('tells each of two steps that are done at one go', () => {
  const { progress, text } = recorded(false)
  for (const step of ['Reading', 'Articles']) progress.part({ step, done: 1, total: 1 })
  expect(text()).toBe('    Reading 100 %\n    Articles 100 %\n')
})

it('tells parts of the same name anew in each step', async () => {
  const { progress, text } = recorded(false)
  for (const file of ['a', 'b']) await progress.step(file, async () => progress.part({ step: 'Writing', done: 1, total: 1 }))
  expect(text()).toBe('  … a\n    Writing 100 %\n  ✓ a N s\n  … b\n    Writing 100 %\n  ✓ b N s\n')
})

it.each([true, false])('ends the line of a step that failed, before the message (terminal: %s)', async (isTTY) => {
  const { progress, text } = recorded(isTTY)
  await expect(progress.step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text()).toMatch(/ {2}✗ Building\n$/)
})

it('tells a long step by quarters where nothing can be rewritten, and once that one of unknown length has begun', () => {
  const { progress, text } = recorded(false)
  for (const done of [0, 1, 2, 30, 31, 60, 99, 100]) progress.part({ step: 'Articles', done, total: 100 })
  for (const _ of [1, 2]) progress.part({ step: 'Writing', done: 0, total: 0 })
  expect(text().split('\n').filter(Boolean)).toEqual([
    '    Articles 30 %',
    '    Articles 60 %',
    '    Articles 99 %',
    '    Articles 100 %',
    '    Writing',
  ])
})

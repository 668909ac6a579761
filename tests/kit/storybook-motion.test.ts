import { afterAll, expect, it, vi } from 'vitest'
import { showMotion } from '../../.storybook/motion.ts'

const own = (media: string) => Object.assign(new EventTarget(), { media, matches: media === '(width >= 40em)' })
vi.stubGlobal('matchMedia', own)
afterAll(() => vi.unstubAllGlobals())

it('answers scripts with the motion that the toolbar of Storybook is set to, and tells them when it changes', async () => {
  showMotion('normal')
  const query = globalThis.matchMedia('(prefers-reduced-motion: reduce)')
  const heard: boolean[] = []
  query.addEventListener('change', () => heard.push(query.matches))
  expect(query.matches).toBe(false)
  showMotion('reduced')
  expect(query.matches).toBe(true)
  await Promise.resolve()
  showMotion('reduced')
  showMotion('normal')
  await Promise.resolve()
  expect(heard).toEqual([true, false])
})

it('leaves every other question to the browser', () => {
  expect(globalThis.matchMedia('(width >= 40em)').matches).toBe(true)
})

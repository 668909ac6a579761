// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFields } from './kept-fields.ts'

const form = `
  <form><input name="name"><input id="_R_1a_" type="search"><input type="password" name="secret"><input type="checkbox" name="news" value="1">
  <select name="size"><option>38</option><option>39</option></select><textarea name="words"></textarea></form>`

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`)
const states = () =>
  [...document.querySelectorAll('input, select, textarea')].map((one) => {
    const { type, checked, value } = one as HTMLInputElement
    return type === 'checkbox' ? checked : value
  })
const typed = (selector: string, value: string) => {
  field(selector).value = value
  field(selector).dispatchEvent(new Event('input', { bubbles: true }))
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Ends the page as the browser does, and opens the next. */
function open(type: 'navigate' | 'reload', markup = form): void {
  window.dispatchEvent(new Event('pagehide'))
  document.body.innerHTML = markup
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  keepFields()
}
const hydrate = () => window.dispatchEvent(new Event('vidda:hydrated'))

beforeEach(() => {
  sessionStorage.clear()
  open('navigate')
})
afterEach(() => {
  vi.restoreAllMocks()
})

function fillIn(): void {
  typed('[name=name]', 'Kari')
  typed('[type=search]', 'ull')
  typed('[name=secret]', 'hemmelig')
  field('[name=news]').click()
  typed('select', '39')
  typed('textarea', 'Hei')
}
const filled = ['Kari', 'ull', '', true, '39', 'Hei']
const empty = ['', '', '', false, '38', '']

it('puts back what was typed once the reloaded page is hydrated, and tells React by events', () => {
  fillIn()
  open('reload', form.replace('_R_1a_', '_R_2b_'))
  const heard: string[] = []
  document.body.addEventListener('input', (event) => heard.push((event.target as HTMLInputElement).name))
  expect(states()).toEqual(empty)
  hydrate()
  expect(states()).toEqual(filled)
  expect(heard).toEqual(expect.arrayContaining(['name', 'words']))
})

it('keeps it across two reloads of which the first was never hydrated', () => {
  fillIn()
  open('reload')
  open('reload')
  hydrate()
  expect(states()).toEqual(filled)
})

it('puts it into a field that shows later', async () => {
  fillIn()
  open('reload', '<main></main>')
  hydrate()
  document.body.innerHTML = form
  await settle()
  expect(states()).toEqual(filled)
})

it('leaves a page that was come to by a link as it is', () => {
  fillIn()
  open('navigate')
  hydrate()
  expect(states()).toEqual(empty)
})

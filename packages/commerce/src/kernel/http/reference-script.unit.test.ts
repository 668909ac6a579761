// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { referenceScript } from './reference-script.ts'

it('finds calls by words, in any order, and hides groups without one', () => {
  document.body.innerHTML = `<nav><h2>lists</h2><ul><li>GET /shops</li></ul><h2>customers</h2>
    <ul><li>POST /customers/login</li><li>GET /customers/current</li></ul></nav>`
  runInThisContext(referenceScript)
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('h2, li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
  const type = (text: string) => {
    const field = document.querySelector('input')
    if (!field) throw new Error('no field')
    field.value = text
    field.dispatchEvent(new Event('input'))
  }
  type('customers get')
  expect(shown()).toEqual(['customers', 'GET /customers/current'])
  type('')
  expect(shown()).toHaveLength(5)
})

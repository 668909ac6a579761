import { afterEach, expect, it } from 'vitest'
import { laterStorage, storeWaiting } from './later-storage.ts'

const answer = () => {
  document.cookie = 'cookiesAccepted=true; path=/'
}

afterEach(() => {
  answer()
  storeWaiting()
  document.cookie = 'cookiesAccepted=; path=/; max-age=0'
  localStorage.clear()
})

it('holds what is not needed in memory until the question about cookies was answered', () => {
  laterStorage.set('vd-recent', '[7]')
  expect([laterStorage.get('vd-recent'), localStorage.length]).toEqual(['[7]', 0])
  answer()
  storeWaiting()
  expect([laterStorage.get('vd-recent'), localStorage.getItem('vd-recent')]).toEqual(['[7]', '[7]'])
})

it('stores at once after that, the answer of another tab too, and what had waited with it', () => {
  laterStorage.set('vd-searches', '["ull"]')
  answer()
  laterStorage.set('vd-recent', '[8]')
  expect([localStorage.getItem('vd-searches'), localStorage.getItem('vd-recent')]).toEqual(['["ull"]', '[8]'])
})

it('takes away at the answer what was taken away before it', () => {
  localStorage.setItem('vd-searches', '["ull"]')
  laterStorage.set('vd-searches', null)
  expect([laterStorage.get('vd-searches'), localStorage.getItem('vd-searches')]).toEqual([null, '["ull"]'])
  answer()
  storeWaiting()
  expect(localStorage.getItem('vd-searches')).toBeNull()
})

import { expect, it } from 'vitest'
import { isEmail, reservationProblems } from './index.ts'

const good = { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '+47 41234567' }

it('finds nothing wrong with a filled form', () => {
  expect(reservationProblems(good)).toEqual({})
})

it('tells apart what is missing and what is wrong', () => {
  expect(reservationProblems({ name: ' ', email: '', phone: '' })).toEqual({ name: 'required', email: 'required', phone: 'required' })
  expect(reservationProblems({ ...good, email: 'kari@', phone: '21234567' })).toEqual({ email: 'invalid', phone: 'invalid' })
})

it.each([
  ['kari@eksempel.no', true],
  [' kari.n+tur@post.eksempel.no ', true],
  ['kari', false],
  ['kari@eksempel', false],
  ['kari @eksempel.no', false],
  ['kari@@eksempel.no', false],
  ['kari@eksempel..no', false],
])('%j is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

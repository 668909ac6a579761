import { expect, it } from 'vitest'
import { isEmail, reservationProblems } from './index.ts'

const person = { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '+47 41234567' }
const good = { ...person, delivery: 'collect', address: '', zipcode: '', city: '' } as const
const sent = { ...person, delivery: 'delivery', address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' } as const

it('finds nothing wrong with a filled form', () => {
  expect(reservationProblems(good)).toEqual({})
  expect(reservationProblems(sent)).toEqual({})
})

it('tells apart what is missing and what is wrong', () => {
  expect(reservationProblems({ ...good, name: ' ', email: '', phone: '' })).toEqual({
    name: 'required',
    email: 'required',
    phone: 'required',
  })
  expect(reservationProblems({ ...good, email: 'kari@', phone: '21234567' })).toEqual({ email: 'invalid', phone: 'invalid' })
})

it('asks where the goods go only where they are sent', () => {
  const nowhere = { ...sent, address: '', zipcode: ' ', city: '' }
  expect(reservationProblems(nowhere)).toEqual({ address: 'required', zipcode: 'required', city: 'required' })
  expect(reservationProblems({ ...sent, address: 'Storgata', zipcode: '261' })).toEqual({ address: 'invalid', zipcode: 'invalid' })
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

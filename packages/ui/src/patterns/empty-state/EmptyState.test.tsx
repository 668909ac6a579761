import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { EmptyState } from './index.ts'

it('says why, and offers a way on', () => {
  show(<EmptyState title="Ingen treff" action={<a href="/ski">Se alt til ski</a>} />)
  expect(screen.getByRole('heading', { name: 'Ingen treff' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se alt til ski' })).toBeTruthy()
})

it('has a title of the first level where it is all of a page', () => {
  show(<EmptyState level={1} title="Logg inn" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeTruthy()
})

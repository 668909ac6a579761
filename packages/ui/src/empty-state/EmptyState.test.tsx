import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../internal/testing.tsx'
import { EmptyState } from './index.ts'

it('says why, and offers a way on', () => {
  show(<EmptyState title="Ingen treff" action={<a href="/ski">Se alt til ski</a>} />)
  expect(screen.getByRole('heading', { name: 'Ingen treff' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se alt til ski' })).toBeTruthy()
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { ButtonLink } from './index.ts'

it('is a link to its target', () => {
  show(<ButtonLink to="/checkout">Gå til kassen</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Gå til kassen' }).getAttribute('href')).toBe('/checkout')
})

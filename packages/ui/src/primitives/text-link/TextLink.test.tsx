import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { TextLink } from './index.ts'

it('leads to a path of the shop, or to an address with a scheme', () => {
  show(<TextLink to="/dame">Dame</TextLink>)
  show(<TextLink to="tel:+4722334455">22 33 44 55</TextLink>)
  expect(screen.getByRole('link', { name: 'Dame' }).getAttribute('href')).toBe('/dame')
  expect(screen.getByRole('link', { name: '22 33 44 55' }).getAttribute('href')).toBe('tel:+4722334455')
})

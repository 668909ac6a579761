import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Logo } from './Logo.tsx'

const files = { svg: 'https://shop.test/logo.svg', png: 'https://shop.test/logo.png' }

it('[R2.25] the logo links home and shows the SVG', () => {
  show(<Logo brandName="Eksempel" files={files} />)
  expect(screen.getByRole('link', { name: 'Eksempel, til forsiden' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('img').getAttribute('src')).toBe(files.svg)
})

it('[R2.25] the PNG takes over when the SVG fails to load', () => {
  show(<Logo brandName="Eksempel" files={files} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toBe(files.png)
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { IconButton } from './index.ts'

it('is named by its label', () => {
  show(<IconButton icon="close" label="Lukk" />)
  expect(screen.getByRole('button', { name: 'Lukk' }).title).toBe('Lukk')
})

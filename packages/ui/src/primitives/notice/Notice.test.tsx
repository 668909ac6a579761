import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Notice } from './index.ts'

it('is announced only when asked to be', () => {
  show(<Notice title="Obs!">Prisen har endret seg.</Notice>)
  expect(screen.queryByRole('alert')).toBeNull()
  show(
    <Notice tone="error" role="alert" title="Noe gikk galt">
      Prøv igjen.
    </Notice>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Noe gikk galtPrøv igjen.')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { Badge } from './index.ts'

it('says its words whatever its tone', () => {
  show(<Badge tone="warning">Få igjen</Badge>)
  expect(screen.getByText('Få igjen').dataset['tone']).toBe('warning')
})

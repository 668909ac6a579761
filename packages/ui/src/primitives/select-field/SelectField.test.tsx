import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../foundation/internal/testing.tsx'
import { SelectField } from './index.ts'

const options = [
  { value: 'a', label: 'Alta' },
  { value: 'b', label: 'Bergen' },
]

it('reports the value selected', async () => {
  const handleValue = vi.fn()
  show(<SelectField label="Butikk" options={options} placeholder="Velg …" onValueChange={handleValue} />)
  const select = screen.getByRole('combobox', { name: 'Butikk' })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Velg …', 'Alta', 'Bergen'])
  await userEvent.selectOptions(select, 'Bergen')
  expect(handleValue).toHaveBeenLastCalledWith('b')
})

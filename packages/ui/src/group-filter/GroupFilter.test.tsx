import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { groups } from '../internal/filter-samples.data.ts'
import { show } from '../internal/testing.tsx'
import { GroupFilter } from './index.ts'

it('adds a group to the chosen ones, and takes it away again', async () => {
  const handleChange = vi.fn()
  const { rerender } = show(<GroupFilter values={groups.slice(0, 4)} value={[1112]} onChange={handleChange} defaultOpen />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakker/ }))
  expect(handleChange).toHaveBeenLastCalledWith([1112, 1111])
  rerender(<GroupFilter values={groups.slice(0, 4)} value={[1112, 1111]} onChange={handleChange} defaultOpen />)
  await userEvent.click(screen.getByRole('checkbox', { name: /Skalljakker/ }))
  expect(handleChange).toHaveBeenLastCalledWith([1112])
})

it('names what is chosen, and finds a group by a part of its name', async () => {
  show(<GroupFilter values={groups} value={[1111]} onChange={vi.fn()} defaultOpen />)
  expect(screen.getAllByText('Skalljakker')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Finn type' }), 'dun')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

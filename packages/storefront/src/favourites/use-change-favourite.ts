import { useCallback } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import { changeOf } from './favourites-store.ts'
import { useFavourites } from './use-favourites.ts'

/** Changes the list here at once, and on the account of who is logged in; what could not be saved there is told. */
export function useChangeFavourite(): (id: number, selected: boolean) => void {
  const app = useApp()
  const change = useFavourites((view) => view.change)
  return useCallback(
    (id, selected) => {
      const wanted = changeOf(id, selected)
      const pressedAt = performance.now()
      change(wanted)
      fetchCode(() => import('./save-change.ts'), 'saveChange').then(({ saveChange }) => saveChange(app, wanted, pressedAt), app.log)
    },
    [app, change],
  )
}

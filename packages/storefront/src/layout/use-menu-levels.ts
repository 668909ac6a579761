import type { MenuGroups } from '@vidda/ui/main-menu'
import { useState } from 'react'
import { fetchCode, useApp } from '../app/index.ts'
import type { MenuLevels } from './menu-levels.ts'

/** The menu's groups with the levels beneath the categories, once `loadLevels` has fetched them. If that fails, the next call retries. */
export function useMenuLevels(groups: MenuGroups) {
  const app = useApp()
  const [levels, setLevels] = useState<{ readonly into: MenuLevels }>()
  const loadLevels = () => {
    if (!levels)
      fetchCode(() => import('./menu-levels.ts'), 'fetchMenuLevels')
        .then(({ fetchMenuLevels }) => fetchMenuLevels(app))
        .then((into) => setLevels({ into }), app.log)
  }
  return { groups: levels ? levels.into(groups) : groups, loadLevels }
}

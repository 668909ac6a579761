import { fetchCode } from '../app/index.ts'
import type { FilterForm } from './FilterForm.tsx'

let loaded: typeof FilterForm | null = null

/** The form's component once its code is there, else null. */
export const loadedFilterForm = (): typeof FilterForm | null => loaded

/** Loads the form's code. What loads a list with the form waits for it, so that the form is drawn with the list. */
export async function preloadFilterForm(): Promise<typeof FilterForm> {
  return (loaded ??= (await fetchCode(() => import('./FilterForm.tsx'), 'FilterForm')).FilterForm)
}

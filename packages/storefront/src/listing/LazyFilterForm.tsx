import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../app/index.ts'
import type { FilterForm, FilterFormProps } from './FilterForm.tsx'

type Form = typeof FilterForm

let Loaded: Form | null = null

/** Loads the form's code. What loads a list with the form waits for it, so that the form is drawn with the list. */
export async function preloadFilterForm(): Promise<Form> {
  return (Loaded ??= (await fetchCode(() => import('./FilterForm.tsx'), 'FilterForm')).FilterForm)
}

const never = new Promise<{ readonly default: Form }>(() => undefined)

/** For a page that the server rendered: its form works without the code, and so is left as it is where that does not come. */
const Late = lazy(() =>
  preloadFilterForm().then(
    (form) => ({ default: form }),
    () => never,
  ),
)

/** The filters as a form, which few see: its code is in no first load of a list without it. */
export function LazyFilterForm(props: FilterFormProps) {
  const [Part] = useState(() => Loaded ?? Late)
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

import { lazy, Suspense, useState } from 'react'
import { loadedFilterForm, preloadFilterForm } from './filter-form-code.ts'
import type { FilterForm, FilterFormProps } from './FilterForm.tsx'

const never = new Promise<{ readonly default: typeof FilterForm }>(() => undefined)

/** For a page that the server rendered: its form works without the code, and so is left as it is where that does not come. */
const Late = lazy(() =>
  preloadFilterForm().then(
    (form) => ({ default: form }),
    () => never,
  ),
)

/** The filters as a form, which few see: its code is in no first load of a list without it. */
export function LazyFilterForm(props: FilterFormProps) {
  const [Part] = useState(() => loadedFilterForm() ?? Late)
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** What a fresh app of Next has beside the recipe's files. Next completes the settings of TypeScript by itself. */
export const nextFiles = {
  'tsconfig.json': '{}\n',
  /** Where the recipe's link leads: components with and without state, shown by a component of the server. */
  'app/klaer/page.tsx': `import { Accordion } from '@vidda/ui/accordion'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { PasswordField } from '@vidda/ui/password-field'
import { ProductCard } from '@vidda/ui/product-card'
import { ProductGrid } from '@vidda/ui/product-grid'
import { TextLink } from '@vidda/ui/text-link'
import { PriceRange } from './price-range'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const image = { avif: pixel + ' 400w', webp: pixel + ' 400w', src: pixel }

export default function Page() {
  return (
    <main>
      <h1>Klær</h1>
      <TextLink to="/">Til forsiden</TextLink>
      <PriceRange />
      <ProductGrid>
        <ProductCard to="/jakke" name="Jakke" brand="Knaus" image={image} price={oreFromKroner(499)} beforePrice={oreFromKroner(699)} />
      </ProductGrid>
      <PasswordField purpose="new" />
      <Accordion items={[{ id: 'vask', title: 'Vask', content: 'Vaskes på 30 grader.' }]} />
    </main>
  )
}
`,
  'app/klaer/price-range.tsx': `'use client'

import { PriceSlider } from '@vidda/ui/price-slider'
import { useState } from 'react'

export function PriceRange() {
  const [value, setValue] = useState({ min: 0, max: 100 })
  return <PriceSlider value={value} onValueChange={setValue} />
}
`,
} as const

/**
 * A page of the server that imports every subpath of the library and writes what each name is there: `client`, what the browser gets, or
 * what it is to the server itself.
 */
export const everythingPage = (subpaths: readonly string[]): string => `${subpaths
  .map((subpath, index) => `import * as part${index} from '${subpath}'`)
  .join('\n')}

const isOfClient = (value: unknown) => (value as { $$typeof?: symbol } | null)?.$$typeof === Symbol.for('react.client.reference')
const kinds = [${subpaths.map((_, index) => `part${index}`).join(', ')}].flatMap((part) =>
  Object.entries(part).map(([name, value]) => [name, isOfClient(value) ? 'client' : typeof value]),
)

export default function Page() {
  return <pre>{JSON.stringify(kinds)}</pre>
}
`

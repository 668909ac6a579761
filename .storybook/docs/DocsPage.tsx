import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import './docs.css'
import { GuideSections } from './GuideSections.tsx'
import { MatrixLink } from './MatrixLink.tsx'
import { componentOf } from './component-of.ts'
import type { ToldGuide } from './told.ts'

/** A component's page: what it is, how it is built and used, its keys, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide } = preparedMeta.parameters as { readonly guide?: ToldGuide }
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <MatrixLink component={componentOf(preparedMeta.title)} />
      <Primary />
      {guide && <GuideSections guide={guide} component={componentOf(preparedMeta.title)} />}
      <h2>Props</h2>
      <Controls />
      <Stories title="Stories" includePrimary={false} />
    </>
  )
}

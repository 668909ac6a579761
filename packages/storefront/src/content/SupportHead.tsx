import { bannerSources } from '@vidda/contract'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import type { ContentPage } from '../app/index.ts'
import { HelpSearch } from './HelpSearch.tsx'
import { SupportHeadRoot } from './SupportHead.styles.ts'

/** Header of customer service: its title and search, with a picture where the brand has one. */
export function SupportHead({ page: { title, picture, html } }: { readonly page: ContentPage }) {
  return (
    <SupportHeadRoot>
      {picture && (
        <Picture image={bannerSources(picture.image)} alt={picture.alt} sizes="(width >= 63.75em) 50vw, 100vw" ratio="5:2" priority fill />
      )}
      <div>
        <SectionHeading level={1}>{title}</SectionHeading>
        <HelpSearch html={html} />
      </div>
    </SupportHeadRoot>
  )
}

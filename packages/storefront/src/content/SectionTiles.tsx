import type { SupportSection } from '@vidda/domain/route'
import { Icon, type IconName } from '@vidda/ui/icon'
import { SectionTilesRoot } from './SectionTiles.styles.ts'
import { contactSection, type Section } from './sections.ts'

type SectionTilesProps = { readonly sections: readonly Section[]; readonly summaries?: Readonly<Record<string, string>> | undefined }

/** Icons of the sections that every customer-service page has. */
const icons: Readonly<Partial<Record<string, IconName>>> = {
  betaling: 'cart',
  retur: 'clock',
  reklamasjon: 'alert',
  levering: 'truck',
  vilkar: 'check',
  faq: 'info',
} satisfies Record<Exclude<SupportSection, typeof contactSection>, IconName>

/** Ways to the sections of customer service, each with a line that says what is in it. */
export function SectionTiles({ sections, summaries = {} }: SectionTilesProps) {
  return (
    <SectionTilesRoot>
      {sections
        .filter(({ id }) => id !== contactSection)
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon name={icons[id] ?? 'info'} />
              <strong>{title}</strong>
              {summaries[id] && <small>{summaries[id]}</small>}
            </a>
          </li>
        ))}
    </SectionTilesRoot>
  )
}

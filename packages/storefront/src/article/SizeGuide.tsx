import { sizesOf, type ArticleDetail } from '@vidda/domain/article'
import { formatNumber } from '@vidda/domain/number'
import type { SizeScale } from '@vidda/domain/size'
import { sizeGuide, type Span } from '@vidda/domain/size-guide'
import { fill, sizeGuideTexts } from '@vidda/texts'
import { FitBar } from '@vidda/ui/fit-bar'
import { Modal } from '@vidda/ui/modal'
import { Table } from '@vidda/ui/table'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import type { ShownReviews } from './reviews.ts'
import { SizeGuideRoot } from './SizeGuide.styles.ts'

export type SizeGuideProps = {
  /** Called when the dialog has closed. */
  readonly onClosed: () => void
  readonly article: ArticleDetail
  readonly scale: SizeScale
  /** Id of the selected size. */
  readonly selected: number | null
  readonly fit: ShownReviews['fit']
}

const span = (ends: Span) => [...new Set(ends)].map((end) => formatNumber(end, 1)).join('–')

/** What the article's sizes measure, how to measure oneself, and how it fits by those who have bought it. Import it lazily: it brings Base UI. */
export function SizeGuide({ onClosed, article, scale, selected, fit }: SizeGuideProps) {
  const texts = useTexts(sizeGuideTexts)
  const [open, setOpen] = useState(true)
  const sizes = sizesOf(article)
  const selectedName = sizes.find(({ id }) => id === selected)?.name
  const tables = sizeGuide(
    scale,
    article.gender,
    sizes.map(({ name }) => name),
  )
  const measures = new Set(tables.flatMap((table) => table.measures))
  const how = (['chest', 'waist', 'hips', 'inseam', 'foot', 'hand'] as const).filter((measure) => measures.has(measure))
  return (
    <Modal open={open} onOpenChange={setOpen} onClosed={onClosed} title={texts.title} placement="centre">
      <SizeGuideRoot>
        {tables.length === 0 && <p>{texts.failed}</p>}
        {tables.map((table) => (
          <Table
            key={table.fits}
            caption={table.fits === null ? texts.caption : texts[table.fits]}
            density="tight"
            columns={[
              { id: 'size', title: texts.size },
              ...table.measures.map((measure) => ({ id: measure, title: texts[measure], numeric: true })),
            ]}
            rows={table.rows.map((row) => ({
              id: row.size,
              marked: row.size === selectedName,
              cells: {
                size: row.size,
                ...Object.fromEntries(Object.entries(row.measures).map(([measure, measured]) => [measure, span(measured)])),
              },
            }))}
          />
        ))}
        {fit && (
          <section>
            <h3>{texts.fit}</h3>
            <FitBar value={fit.value} count={fit.count} />
          </section>
        )}
        {how.length > 0 && (
          <section>
            <h3>{texts.howTo}</h3>
            <ul>
              {how.map((measure) => (
                <li key={measure}>
                  <strong>{fill(texts.howToOf, { measure: texts[measure] })}</strong> {texts[`${measure}How`]}
                </li>
              ))}
            </ul>
            <p>{measures.has('foot') ? texts.guidingFeet : texts.guiding}</p>
          </section>
        )}
      </SizeGuideRoot>
    </Modal>
  )
}

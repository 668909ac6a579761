import { screens } from '@vidda/domain/route'
import { errorsTexts, missingTexts, noHitsTexts } from '@vidda/texts'
import { EmptyState } from '@vidda/ui/empty-state'
import { PageError } from '@vidda/ui/page-error'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import type { EmptyPlaceProps } from './EmptyPlace.tsx'
import { MissingRoot, PlaceRoot } from './Place.styles.ts'
import { WaysOn } from './WaysOn.tsx'

/** The loaded part of `EmptyPlace`. */
export const Place = (props: EmptyPlaceProps) => (props.of === 'missing' ? <Missing title={props.title} /> : <Empty {...props} />)

function Missing({ title }: Pick<EmptyPlaceProps, 'title'>) {
  const { toFrontPage } = useTexts(errorsTexts)
  const { text } = useTexts(missingTexts)
  return (
    <MissingRoot data-part="place">
      <div>
        <PageError mark="404" title={title} text={text} links={[{ text: toFrontPage, to: screens.home }]} />
        <WaysOn />
      </div>
      <Drawing />
    </MissingRoot>
  )
}

const icons = { missing: 'info', noHits: 'search', list: 'search', filtered: 'filter', cart: 'cart', favourites: 'heart' } as const

function Empty({ of, title, text, action, more }: EmptyPlaceProps) {
  // Other filters may have results, so no picture and no links to other pages.
  const leadsElsewhere = of !== 'filtered'
  const { emptyPicture } = useApp().brand
  const isDrawn = leadsElsewhere && emptyPicture !== undefined
  return (
    <PlaceRoot data-part="place">
      {isDrawn && <Drawing />}
      <EmptyState title={title} action={action} {...(!isDrawn && { icon: icons[of] })}>
        {of === 'noHits' ? <Hints /> : text}
      </EmptyState>
      {leadsElsewhere && <WaysOn />}
      {more && <div data-part="more">{more}</div>}
    </PlaceRoot>
  )
}

/** Suggestions after a search without hits. */
function Hints() {
  const texts = useTexts(noHitsTexts)
  return (
    <>
      <p>{texts.spelling}</p>
      <p>{texts.words}</p>
    </>
  )
}

/** The brand's decorative picture; nothing if it has none. */
function Drawing() {
  const { emptyPicture } = useApp().brand
  return emptyPicture ? <img {...emptyPicture} alt="" decoding="async" /> : null
}

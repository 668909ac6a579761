import { screens } from '@vidda/domain/route'
import { errorsTexts, noHitsTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
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
  const texts = useTexts(errorsTexts)
  return (
    <MissingRoot data-part="place">
      <div>
        <PageError mark="404" title={title} text={texts.missingText} links={[{ text: texts.toFrontPage, to: screens.home }]} />
        <WaysOn />
      </div>
      <Drawing />
    </MissingRoot>
  )
}

const icons = { missing: 'info', noHits: 'search', list: 'search', cart: 'cart', favourites: 'heart' } as const

function Empty({ of, title, text, toHome }: EmptyPlaceProps) {
  const isDrawn = useApp().brand.emptyPicture !== undefined
  const action = toHome !== undefined && <ButtonLink to={screens.home}>{toHome}</ButtonLink>
  return (
    <PlaceRoot data-part="place">
      <Drawing />
      <EmptyState title={title} action={action} {...(!isDrawn && { icon: icons[of] })}>
        {of === 'noHits' ? <Hints /> : text}
      </EmptyState>
      <WaysOn />
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

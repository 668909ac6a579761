import { bannerSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { contentTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { Link } from '@vidda/ui/link'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ContentPage } from '../app/index.ts'
import { HelpSearch } from './HelpSearch.tsx'
import { questionsOf, returnsSection } from './sections.ts'
import { SupportHeadRoot } from './SupportHead.styles.ts'

/** More would push the contact options out of the first view on phones. */
const mostQuestions = 3

/** Header of customer service: its title, search, ways to orders and returns, and first questions, with a picture where the brand has one. */
export function SupportHead({ page: { title, picture, html } }: { readonly page: ContentPage }) {
  const texts = useTexts(contentTexts)
  const questions = questionsOf(html).slice(0, mostQuestions)
  return (
    <SupportHeadRoot>
      {picture && (
        <Picture image={bannerSources(picture.image)} alt={picture.alt} sizes="(width >= 63.75em) 70vw, 100vw" ratio="5:2" priority fill />
      )}
      <div>
        <SectionHeading level={1}>{title}</SectionHeading>
        <HelpSearch html={html} />
        <ul data-part="tasks" role="list">
          <li>
            <Link to={screens.accountOrders}>
              <Icon name="truck" />
              {texts.toOrders}
            </Link>
          </li>
          <li>
            <a href={`#${returnsSection}`}>
              <Icon name="clock" />
              {texts.toReturns}
            </a>
          </li>
        </ul>
        {questions.length > 0 && (
          <ul data-part="asked" role="list" aria-label={texts.asked}>
            {questions.map((question) => (
              <li key={question.id}>
                <a href={`#${question.id}`}>{question.title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SupportHeadRoot>
  )
}

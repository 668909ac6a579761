import { dateTime } from '@vidda/domain/date-text'
import { fetchOwnData, type OwnData } from '@vidda/client/own'
import { screens } from '@vidda/domain/route'
import { complaintTexts, fill, historyTexts, ownDataTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { Skeleton } from '@vidda/ui/skeleton'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { MyPage, useArticles, useShopName } from '../my-page/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'
import { ownDataSections, type Section } from './own-data-sections.ts'
import { OwnDataRoot } from './OwnDataScreen.styles.ts'

/** `/min-side/innstillinger/opplysninger`: the export, to read and to print. */
export function OwnDataScreen() {
  const texts = useTexts(ownDataTexts)
  return (
    <MyPage section="settings" title={texts.title}>
      {() => <OwnDataPage />}
    </MyPage>
  )
}

type Fetched = { readonly data: OwnData; readonly at: string }

function OwnDataPage() {
  const app = useApp()
  const texts = useTexts(ownDataTexts)
  const [fetched, setFetched] = useState<Fetched | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    setFetched('loading')
    asCustomer(app, fetchOwnData(app.api)).then(
      (data) => current && setFetched({ data, at: new Date().toISOString() }),
      (error: unknown) => {
        if (!isLoggedOut(error)) app.log(error)
        if (current) setFetched('failed')
      },
    )
    return () => {
      current = false
    }
  }, [app, attempt])

  if (fetched === 'loading') {
    return (
      <OwnDataRoot role="status" aria-label={texts.loading}>
        <Skeleton shape="text" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </OwnDataRoot>
    )
  }
  if (fetched === 'failed') {
    return (
      <Notice tone="error" role="alert" title={texts.failed}>
        <Button variant="quiet" size="small" onClick={() => setAttempt((count) => count + 1)}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  return <OwnDataSections {...fetched} />
}

function OwnDataSections({ data, at }: Fetched) {
  const { brand } = useApp()
  const texts = useTexts(ownDataTexts)
  const history = useTexts(historyTexts)
  const wishes = useTexts(complaintTexts)
  const shopName = useShopName()
  const articles = useArticles([...data.favourites, ...data.reviews.map(({ articleId }) => articleId)])
  const articleName = (id: number) => articles?.get(id)?.name ?? null
  const sections = ownDataSections(data, { texts, history, wishes, shopName, articleName })
  return (
    <OwnDataRoot>
      <p>{fill(texts.text, { shop: brand.name, time: dateTime(at) })}</p>
      <div data-part="buttons">
        <Button variant="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <TextLink standalone to={screens.accountSettings}>
          {texts.back}
        </TextLink>
      </div>
      <nav aria-labelledby="innhold">
        <h2 id="innhold">{texts.contents}</h2>
        <ul role="list">
          {sections.map(({ id, title, entries }) => (
            <li key={id}>
              <TextLink to={`#${id}`}>{title}</TextLink>
              {entries[0]?.title !== null && <span> ({entries.length})</span>}
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <OneSection key={section.id} {...section} />
      ))}
    </OwnDataRoot>
  )
}

function OneSection({ id, title, entries }: Section) {
  const texts = useTexts(ownDataTexts)
  const isPlainList = entries.length > 0 && entries.every(({ facts }) => facts.length === 0)
  return (
    <section id={id} aria-labelledby={`${id}-tittel`}>
      <h2 id={`${id}-tittel`}>{title}</h2>
      {entries.length === 0 && <p>{texts.none}</p>}
      {isPlainList ? (
        <ul>
          {entries.map((entry, at) => (
            <li key={at}>{entry.title}</li>
          ))}
        </ul>
      ) : (
        entries.map((entry, at) => (
          <div key={at} data-part="entry">
            {entry.title !== null && <h3>{entry.title}</h3>}
            <dl>
              {entry.facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {[value].flat().map((text, line) => (
                    <dd key={line}>{text}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))
      )}
    </section>
  )
}

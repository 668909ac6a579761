import { consentTexts, fill } from '@vidda/texts'
import { useId } from 'react'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type ConsentPurpose = {
  /** As it is stored, such as `statistics`. */
  readonly id: string
  /** Such as `Statistikk`. */
  readonly name: string
  /** What the shopper gets or gives by it, in a sentence. */
  readonly text: string
  /** The cookies it sets, such as `_ga`. */
  readonly cookies?: readonly string[]
}

function Purpose({ id, name, text, cookies, on }: ConsentPurpose & { readonly on: boolean }) {
  const texts = useTexts(consentTexts)
  const about = useId()
  return (
    <li>
      <label>
        <span data-part="name">{name}</span>
        <input type="checkbox" role="switch" name="purpose" value={id} defaultChecked={on} aria-describedby={about} />
      </label>
      <p id={about}>
        {text}
        {cookies && cookies.length > 0 && <span data-part="cookies">{fill(texts.cookiesUsed, { names: cookies.join(', ') })}</span>}
      </p>
    </li>
  )
}

type PurposesProps = { readonly purposes: readonly ConsentPurpose[]; readonly agreed: readonly string[] }

/** A switch for each purpose; the necessary ones are told of, and have none. */
export function Purposes({ purposes, agreed }: PurposesProps) {
  const texts = useTexts(consentTexts)
  return (
    <ul role="list" aria-label={texts.purposes}>
      <li>
        <div data-part="always">
          <span data-part="name">{texts.necessary}</span>
          <span>{texts.alwaysOn}</span>
        </div>
        <p>{texts.necessaryText}</p>
      </li>
      {purposes.map((purpose) => (
        <Purpose key={purpose.id} {...purpose} on={agreed.includes(purpose.id)} />
      ))}
    </ul>
  )
}

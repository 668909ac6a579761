import { fill, promoTexts } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type OpenCode = {
  readonly code: string
  /** What it is called, such as `20 % på ull`. */
  readonly name: string
  /** Last day in words, such as `30. november`. */
  readonly until?: string
}

type OpenCodesProps = { readonly codes: readonly OpenCode[]; readonly onUse: (code: string) => void }

/** Codes that anybody may use, each one press away. */
export function OpenCodes({ codes, onUse }: OpenCodesProps) {
  const texts = useTexts(promoTexts)
  if (codes.length === 0) return null
  return (
    <section>
      <h3>{texts.open}</h3>
      <ul role="list">
        {codes.map(({ code, name, until }) => (
          <li key={code}>
            <span>
              <span data-part="name">{name}</span>
              <span data-part="about">
                {code}
                {until && ` · ${fill(texts.until, { date: until })}`}
              </span>
            </span>
            <Button variant="quiet" aria-label={fill(texts.useOf, { code })} onClick={() => onUse(code)}>
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

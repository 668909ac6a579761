import { fetchExport } from '@vidda/client/own'
import { screens } from '@vidda/domain/route'
import { accountSettingsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { saveFile } from '../my-page/index.ts'
import { useOwnCall } from './use-own-call.ts'

/** All that is stored about the customer, to take along. */
export function OwnData() {
  const texts = useTexts(accountSettingsTexts)
  const { loading, run } = useOwnCall()
  const download = () =>
    run(async ({ api, brand }) => {
      const text = JSON.stringify(await fetchExport(api), null, 2)
      saveFile(`${brand.id}-mine-opplysninger.json`, new Blob([text], { type: 'application/json' }))
    }, null)
  return (
    <section aria-labelledby="opplysninger">
      <h2 id="opplysninger">{texts.data}</h2>
      <p>{texts.dataText}</p>
      <div data-part="buttons">
        <ButtonLink variant="quiet" to={screens.accountData}>
          {texts.readData}
        </ButtonLink>
        <Button variant="quiet" loading={loading} onClick={() => void download()}>
          {loading ? texts.downloading : texts.download}
        </Button>
      </div>
    </section>
  )
}

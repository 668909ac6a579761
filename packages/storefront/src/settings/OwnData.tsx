import { fetchExport } from '@vidda/client/own'
import { accountSettingsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useOwnCall } from './use-own-call.ts'

/** Hands a file over to the browser, which saves it as it saves others. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** All that is stored about the customer, to take along. */
export function OwnData() {
  const texts = useTexts(accountSettingsTexts)
  const { loading, run } = useOwnCall()
  const download = () =>
    run(async ({ api, brand }) => {
      save(`${brand.id}-mine-opplysninger.json`, JSON.stringify(await fetchExport(api), null, 2))
    }, null)
  return (
    <section aria-labelledby="opplysninger">
      <h2 id="opplysninger">{texts.data}</h2>
      <p>{texts.dataText}</p>
      <Button variant="quiet" loading={loading} onClick={() => void download()}>
        {loading ? texts.downloading : texts.download}
      </Button>
    </section>
  )
}

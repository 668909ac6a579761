import { myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { QrCode, qrCodeImage } from '@vidda/ui/qr-code'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { saveFile } from './save-file.ts'
import { useCode } from './use-code.ts'

/** The customer's code as a QR code, and a button that saves it as a picture for use offline. */
export function PersonalCode({ customerId }: { readonly customerId: number }) {
  const { brand } = useApp()
  const texts = useTexts(myPageTexts)
  const tellFailure = useFailure()
  const { code, loading, retry } = useCode(customerId)
  const handleSave = async (value: string) => {
    try {
      saveFile(`${brand.id}-${texts.codeFile}.png`, await qrCodeImage(value, [value, brand.name]))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <section data-part="code" aria-labelledby="personal-code">
      <h2 id="personal-code">{texts.code}</h2>
      {code === null && loading && <Skeleton shape="goods" />}
      {code === null && !loading && (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button variant="quiet" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {code !== null && (
        <>
          <QrCode value={code} label={texts.codeLabel} size="large" />
          <strong>{code}</strong>
          <p>{texts.codeText}</p>
          <Button variant="quiet" size="small" onClick={() => void handleSave(code)}>
            {texts.saveCode}
          </Button>
        </>
      )}
    </section>
  )
}

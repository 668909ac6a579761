import { articleTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useOpenedPart } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { SizeGuideProps } from './SizeGuide.tsx'

const load = async () => (await fetchCode(() => import('./SizeGuide.tsx'), 'SizeGuide')).SizeGuide

/** Opens the size guide; code and measures are fetched at the press. */
export function LazySizeGuide(props: Omit<SizeGuideProps, 'onClosed'>) {
  const texts = useTexts(articleTexts)
  const { Part: Guide, pending, open, close } = useOpenedPart(load)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" loading={pending} onClick={open}>
        {texts.sizeGuide}
      </Button>
      {Guide && <Guide {...props} onClosed={close} />}
    </>
  )
}
